export type Outcome = { passed: number; failed: number; output: string }
export type Stage = { name: string; run: () => Outcome | Promise<Outcome> }

type Print = (line: string) => void
type Clock = () => number

/** Runs the stages in order up to the first that fails, whose output is shown. The last line printed is the sum. */
export async function runStages(stages: Stage[], print: Print, now: Clock): Promise<boolean> {
  const sum = { passed: 0, failed: 0 }
  for (const stage of stages) {
    const started = now()
    const outcome = await outcomeOf(stage)
    sum.passed += outcome.passed
    sum.failed += outcome.failed
    if (outcome.failed > 0) print(outcome.output.trimEnd())
    print(summaryLine(stage.name, outcome, (now() - started) / 1000))
    if (outcome.failed > 0) break
  }
  print(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0
}

/** For a check that knows only yes or no: it counts as one test. */
export function singleOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}

function summaryLine(name: string, { passed, failed }: Outcome, seconds: number): string {
  const verdict = failed > 0 ? 'FAILED' : 'ok'
  return `${verdict.padEnd(7)}${name.padEnd(18)}${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)`
}

async function outcomeOf(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run()
  } catch (error) {
    return failedBeforeItRan(error)
  }
}

function failedBeforeItRan(error: unknown): Outcome {
  const complaint = error instanceof Error && error.name === 'Complaint'
  return singleOutcome(false, complaint ? error.message : readable(error))
}

function readable(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
