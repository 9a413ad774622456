import { CommandError } from '../tool.ts'
import {
  type Count,
  type Outcome,
  type Run,
  type Stage,
  seconds,
  singleOutcome,
  stageLine,
  summary,
} from './stage.ts'

/** Stages that run in sequence. */
type Lane = readonly Stage[]
/** Lanes that run in parallel; the next phase begins when all of them have ended. */
export type Phase = readonly Lane[]

/**
 * Runs all stages, also after a failure, and prints the output of each failed stage when it ends. Then it prints all failures
 * with their messages, the slowest tests and the time of each stage. The last line contains the totals.
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
    return singleOutcome(false, textOf(error))
  }
}

function textOf(error: unknown): string {
  if (error instanceof CommandError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A status line, and permanent lines above it. */
export interface Progress {
  update(stage: string, count?: Count): void
  end(stage: string): void
  print(text: string): void
}

interface Terminal {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/** The minimum time between updates in milliseconds; longer without a terminal, where each update adds a line to the log. */
const pauseInLog = 30_000
const pauseOnTerminal = 100

/** On a terminal the line is rewritten in its place. */
export function createProgress(terminal: Terminal, now: () => number): Progress {
  const running = new Map<string, Count | undefined>()
  const started = now()
  let drawn = started
  const clear = terminal.isTTY ? '\r\u001B[2K' : ''

  function line(): string {
    const parts = [...running].map(([stage, count]) => (count ? `${stage} ${countText(count)}` : stage))
    return `${seconds(now() - started)}  ${parts.join(' | ')}`
  }

  function draw(): void {
    drawn = now()
    if (running.size === 0) return
    terminal.write(
      terminal.isTTY ? `${clear}${line().slice(0, (terminal.columns ?? 80) - 1)}` : `${line()}\n`,
    )
  }

  return {
    update(stage, count) {
      running.set(stage, count)
      if (now() - drawn >= (terminal.isTTY ? pauseOnTerminal : pauseInLog)) draw()
    },
    end(stage) {
      running.delete(stage)
    },
    print(text) {
      terminal.write(`${clear}${text}\n`)
      if (terminal.isTTY) draw()
    },
  }
}

function countText({ done, planned, isComplete, failed }: Count): string {
  return `${done} of ${planned}${isComplete ? '' : '+'}, ${failed} failed`
}
