import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'
import { CommandError, runTool } from '../tool.ts'

/** Runs browser tests and shows their output in the terminal. Returns Playwright's report, if there is one. */
export async function runPlaywright(
  args: string[],
  env: Record<string, string>,
): Promise<{ passed: boolean; report: PlaywrightReport | undefined }> {
  const file = join(cacheFolder, `playwright-${process.pid}.json`)
  const { code } = await runTool('@playwright/test', ['test', ...args, '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    showOutput: true,
  })
  const report = takeReport<PlaywrightReport>(file)
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

/** The part of Playwright's report that contains the annotations of the tests. */
export type PlaywrightReport = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number }
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = { tests: { results: Result[] }[] }
type Result = { duration?: number; annotations?: Annotation[] }
type Annotation = { type: string; description?: string }

/** An annotation of a test, and the duration of that test. */
export type TestAnnotation = { text: string; seconds: number }

/** All annotations of this type in a run; of a retried test, only those of its last attempt. */
export function annotationsOf({ suites }: Pick<PlaywrightReport, 'suites'>, kind: string): TestAnnotation[] {
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

/** A row of the table: the action, the measured result, and the time. */
export type Figure = { row: string; done: string; shown: string; seconds: number }

/** The figures that the tests of a run recorded as annotations, sorted by the names of the rows. */
export function figuresOf(report: Pick<PlaywrightReport, 'suites'>): Figure[] {
  return annotationsOf(report, 'figure')
    .map(figureFrom)
    .sort((one, other) => one.row.localeCompare(other.row, 'en'))
}

function figureFrom({ text, seconds }: TestAnnotation): Figure {
  const { row, done, shown }: Partial<Figure> = JSON.parse(text)
  if (row && done && shown) return { row, done, shown, seconds }
  throw new CommandError(`A figure needs a row, what was done and a result: ${text}`)
}

/** The figures as a Markdown table, which can be copied into a document. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['Row', 'What was done', 'Figure', 'Seconds'],
    ...figures.map(({ row, done, shown, seconds }) => [row, done, shown, String(seconds)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
