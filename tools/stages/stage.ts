/** The result of one test. */
export interface TestResult {
  /** Its file and its titles. */
  name: string
  ok: boolean
  milliseconds: number
}

export interface Outcome {
  passed: number
  failed: number
  /** What to show when something failed. */
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
