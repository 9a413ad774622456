import { relative } from 'node:path'
import { duplicates } from './names.ts'
import type { Trial } from './trial.ts'

/** The results for all machines below a folder. */
export interface Result {
  trials: Trial[]
  /** Files that could not be imported, or ended their process. */
  refused: { file: string; reason: string }[]
}

/**
 * 0: all machines passed. 1: a machine failed. 2: no machine failed, but a file could not be imported, or there is no machine.
 */
export function exitCodeOf({ trials, refused }: Result): 0 | 1 | 2 {
  if (trials.some(({ failures }) => failures.length > 0)) return 1
  return refused.length > 0 || trials.length === 0 ? 2 : 0
}

/** A line for each machine, then the findings of each kind, then the figures. */
export function reportOf(result: Result, files: number, folder: string): string {
  const { trials, refused } = result
  const nameOf = ({ file, machine }: Trial) => `${relative(folder, file)} ${machine}`
  const failures = trials.flatMap((trial) => trial.failures.map((text) => `${nameOf(trial)}: ${text}`))
  const words = trials.flatMap((trial) => trial.invented.map((word) => `${nameOf(trial)}: "${word}"`))
  const twice = [
    ...duplicates(trials.map(nameOf)),
    ...trials.flatMap((trial) => trial.repeated.map((name) => `${nameOf(trial)}: ${name}`)),
  ]
  const unreached = trials.flatMap((trial) => trial.unreached.map((state) => `${nameOf(trial)}: ${state}`))
  const [slowest] = trials.toSorted((one, other) => other.layout - one.layout)
  const sum = (of: (trial: Trial) => number) => trials.reduce((total, trial) => total + of(trial), 0)
  return [
    ...trials.map(
      (trial) => `${trial.failures.length > 0 ? 'FAIL' : 'ok  '} ${nameOf(trial)}: ${figuresOf(trial)}`,
    ),
    ...section('failures', failures),
    ...section(
      'files that cannot be imported',
      refused.map(({ file, reason }) => `${relative(folder, file)}: ${reason}`),
    ),
    ...section('invented words', words),
    ...section('duplicate names', twice),
    ...section('states that Go to does not reach', unreached),
    '',
    `files that may export machines  ${files}`,
    `files that cannot be imported   ${refused.length}`,
    `machines                        ${trials.length}`,
    `failures                        ${failures.length}`,
    `invented words                  ${words.length}`,
    `duplicate names                 ${twice.length}`,
    `states reached by Go to         ${sum(({ reached }) => reached)} of ${sum(({ resting }) => resting)}`,
    `worst layout time               ${Math.round(slowest?.layout ?? 0)} ms${slowest ? ` (${nameOf(slowest)}, ${slowest.states} states)` : ''}`,
  ].join('\n')
}

function figuresOf({ states, reached, resting, steps, layout }: Trial): string {
  return `${states} states, Go to ${reached} of ${resting}, ${steps} steps, layout ${Math.round(layout)} ms`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}
