import { join } from 'node:path'
import { browsersToTest } from '../chromium.ts'
import { cacheFolder } from '../paths.ts'
import { serveDist } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runTool } from '../tool.ts'
import { takeReport } from './json-report.ts'
import type { NotedReport } from './notes.ts'

/** Playwright against the built shop, watched by whoever asked for it; returns the report unless something broke. */
export async function playShown(
  words: string[],
  env: Record<string, string>,
): Promise<{ passed: boolean; report: NotedReport | undefined }> {
  const browsers = await browsersToTest()
  await buildWhenChanged(console.log)
  const shop = await serveDist({ host: '127.0.0.1', port: 0 })
  const file = join(cacheFolder, `shown-${process.pid}.json`)
  const { code } = await runTool('@playwright/test', ['test', ...words, '--reporter=list,json'], {
    env: { ...browsers, ...env, SHOP_URL: shop.url, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shown: true,
  }).finally(shop.close)
  const report = takeReport<NotedReport>(file)
  return { passed: code === 0 && report !== undefined, report }
}
