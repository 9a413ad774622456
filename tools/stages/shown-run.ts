import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'
import { runTool } from '../tool.ts'
import type { NotedReport } from './notes.ts'

/** Runs Playwright with visible output; returns its report, if there is one. */
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

/** Reads and removes the JSON report of a test runner; undefined if there is none. */
export function takeReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
