import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'
import { runTool } from '../tool.ts'

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

/** The part of Playwright's report that holds the tests' annotations. */
export type NotedReport = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = { tests: { results: Result[] }[] }
type Result = { duration?: number; annotations?: Annotation[] }
type Annotation = { type: string; description?: string }

/** An annotation of a test, and the duration of that test. */
export type Note = { text: string; seconds: number }

/** All annotations of this type in a run; of a retried test, only those of its last attempt. */
export function notesOf({ suites }: Pick<NotedReport, 'suites'>, kind: string): Note[] {
  return suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.slice(-1)))
    .flatMap(({ annotations = [], duration = 0 }) =>
      annotations.flatMap(({ type, description }) =>
        type === kind && description ? [{ text: description, seconds: Math.round(duration / 1_000) }] : [],
      ),
    )
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
