import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'
import { runTool } from '../tool.ts'
import { takeReport } from './json-report.ts'
import type { NotedReport } from './notes.ts'

/** Playwright against the built shop, watched by whoever asked for it; returns the report unless something broke. */
export async function playShown(
  words: string[],
  env: Record<string, string>,
): Promise<{ passed: boolean; report: NotedReport | undefined }> {
  const file = join(cacheFolder, `shown-${process.pid}.json`)
  const { code } = await runTool('@playwright/test', ['test', ...words, '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    shown: true,
  })
  const report = takeReport<NotedReport>(file)
  return { passed: code === 0 && report !== undefined, report }
}
