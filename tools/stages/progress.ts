import type { Count } from './stage.ts'
import { seconds } from './summary.ts'

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
    const parts = [...running].map(([stage, count]) => (count ? `${stage} ${counted(count)}` : stage))
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

function counted({ done, planned, isComplete, failed }: Count): string {
  return `${done} of ${planned}${isComplete ? '' : '+'}, ${failed} failed`
}
