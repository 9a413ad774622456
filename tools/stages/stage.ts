import { stripVTControlCharacters } from 'node:util'

/** The result of one test. */
export interface TestResult {
  /** Its file and its titles. */
  name: string
  ok: boolean
  milliseconds: number
  /** The message of the failure. */
  error?: string | undefined
}

export interface Outcome {
  passed: number
  failed: number
  /** The text to print if something failed. */
  output: string
  /** The names of the failures; absent if the stage is a single check. */
  failures?: string[]
  tests?: TestResult[]
}

/** The progress of a stage. The number of planned tests is final when `isComplete` is true. */
export interface Count {
  done: number
  failed: number
  planned: number
  isComplete: boolean
}

export interface Stage {
  name: string
  run: (report: (count: Count) => void) => Outcome | Promise<Outcome>
}

/** The outcome of a check that passes or fails as a whole; it counts as one test. */
export function singleOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

/** A stage that has run. */
export interface Run {
  stage: string
  outcome: Outcome
  milliseconds: number
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}

export function stageLine({ stage, outcome: { passed, failed }, milliseconds }: Run): string {
  const verdict = failed > 0 ? 'FAILED' : 'ok'
  return `${verdict.padEnd(7)}${stage.padEnd(18)}${passed} passed, ${failed} failed  (${seconds(milliseconds)})`
}

/** All failures with their messages, the slowest tests, the time of each stage, and the totals on the last line. */
export function summary(runs: readonly Run[], milliseconds: number): string {
  const failures = runs.flatMap(failureLines)
  const tests = runs.flatMap(({ stage, outcome }) => (outcome.tests ?? []).map((test) => ({ stage, test })))
  const slowest = tests.sort((one, other) => other.test.milliseconds - one.test.milliseconds).slice(0, 10)
  const passed = sum(runs.map(({ outcome }) => outcome.passed))
  const failed = sum(runs.map(({ outcome }) => outcome.failed))
  return [
    ...section('Failed', failures),
    ...section(
      'The slowest tests',
      slowest.map(({ stage, test }) => timeLine(test.milliseconds, `${stage}: ${test.name}`)),
    ),
    ...section('The stages', [
      ...runs.map((run) => timeLine(run.milliseconds, run.stage)),
      timeLine(milliseconds, 'in total'),
    ]),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

function failureLines({ stage, outcome: { failed, failures = [], tests = [] } }: Run): string[] {
  if (failures.length === 0) return failed > 0 ? [`  ${stage}`] : []
  const errors = new Map(tests.map(({ name, error = '' }) => [name, error]))
  return failures.flatMap((name) => [`  ${stage}: ${name}`, ...firstLines(errors.get(name) ?? '')])
}

const longestError = 8

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, longestError).map((line) => `    ${line}`)
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : []
}

function timeLine(milliseconds: number, name: string): string {
  return `${seconds(milliseconds).padStart(9)}  ${name}`
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
