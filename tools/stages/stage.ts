/** What a test runner tells of one test. */
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
  /** The names of what failed; none where the stage itself says it all. */
  failures?: string[]
  tests?: TestResult[]
}

/** How far a stage has come. More tests may follow as long as not all of their files have been read. */
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

/** For a check that knows only yes or no: it counts as one test. */
export function singleOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}
