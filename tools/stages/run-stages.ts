import { createProgress, type Progress } from './progress.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'
import { type Run, stageLine, summary } from './summary.ts'

/** Stages that run in sequence. */
export type Lane = readonly Stage[]
/** Lanes that run in parallel; the next phase begins when all of them have ended. */
export type Phase = readonly Lane[]

/**
 * Runs every stage, whatever comes of the others: the output of those that failed is shown as they end. Then come the names
 * of all failures, the slowest tests and the time of each stage. The last line is the sum.
 */
export async function runStages(
  phases: readonly Phase[],
  progress: Progress = createProgress(process.stdout, Date.now),
  now: () => number = Date.now,
): Promise<boolean> {
  const started = now()
  const runs: Run[] = []
  async function runLane(lane: Lane): Promise<void> {
    for (const stage of lane) runs.push(await runStage(stage, progress, now))
  }
  for (const phase of phases) await Promise.all(phase.map(runLane))
  progress.print(summary(runs, now() - started))
  return runs.every(({ outcome }) => outcome.failed === 0)
}

async function runStage(stage: Stage, progress: Progress, now: () => number): Promise<Run> {
  const started = now()
  progress.update(stage.name)
  const outcome = await outcomeOf(stage, progress)
  progress.end(stage.name)
  const run = { stage: stage.name, outcome, milliseconds: now() - started }
  if (outcome.failed > 0 && outcome.output.trim()) progress.print(outcome.output.trimEnd())
  progress.print(stageLine(run))
  return run
}

async function outcomeOf({ name, run }: Stage, progress: Progress): Promise<Outcome> {
  try {
    return await run((count) => progress.update(name, count))
  } catch (error) {
    return failedBeforeItRan(error)
  }
}

function failedBeforeItRan(error: unknown): Outcome {
  const complaint = error instanceof Error && error.name === 'CommandError'
  return singleOutcome(false, complaint ? error.message : readable(error))
}

function readable(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
