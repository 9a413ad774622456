import { join } from 'node:path'
import type { Browsers } from '../chromium.ts'
import { cacheFolder } from '../paths.ts'
import { serveDist } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { runTool } from '../tool.ts'
import { takeReport } from './json-report.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

/** Playwright against the built shop, on a port of its own; all specs when no file is given. */
export function browserStage(browsers: Browsers, files: string[]): Stage {
  return { name: 'browser', run: () => runBrowser(browsers, files) }
}

async function runBrowser(browsers: Browsers, files: string[]): Promise<Outcome> {
  await buildWhenChanged(console.log)
  const shop = await serveDist({ host: '127.0.0.1', port: 0 })
  const report = join(cacheFolder, `playwright-${process.pid}.json`)
  const env = { ...browsers, SHOP_URL: shop.url, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  try {
    const { code, output } = await runTool('@playwright/test', ['test', ...files, '--reporter=list,json'], {
      env,
    })
    return countPlaywright(takeReport<PlaywrightReport>(report), code, output)
  } finally {
    await shop.close()
  }
}

/** A spec that passed only when tried again counts as failed, and so does a run that broke outside its tests. */
export function countPlaywright(report: PlaywrightReport | undefined, code: number, output: string): Outcome {
  if (!report) return singleOutcome(false, output)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky || (code === 0 ? 0 : 1), output }
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }
