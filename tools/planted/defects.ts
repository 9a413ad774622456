import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../tool.ts'

/** A small defect as a patch, and the tests that detect it. */
export interface Defect {
  /** The patch's file name without its ending. */
  name: string
  file: string
  what: string
  /** Names of tests, as arguments of `npm test -- name`. */
  caughtBy: string[]
}

/** Options of `git apply`: only one line of context on each side must match, at any position in the file. */
export const looseContext = ['-C1']

/** Reads every patch of a folder. Its first line describes the defect, its second line names the tests that detect it. */
export function readDefects(folder: string): Defect[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => defectIn(join(folder, name), name.replace(/\.patch$/, '')))
}

function defectIn(file: string, name: string): Defect {
  const [what = '', second = ''] = readFileSync(file, 'utf8').split('\n')
  const [, tests] = /^Caught by: (\S.*)$/.exec(second) ?? []
  if (what === '' || tests === undefined)
    throw new CommandError(`${name}.patch must say what is wrong, then 'Caught by:' and names of tests.`)
  return { name, file, what, caughtBy: tests.split(/\s+/) }
}

export interface Trial {
  defect: Defect
  verdict: 'caught' | 'not caught' | 'does not apply' | 'breaks everything'
}

/** Derives the verdict on a defect from the last line of a test run, `N passed, N failed`. */
export function verdictOf(output: string): Trial['verdict'] {
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output.trimEnd()) ?? []
  if (Number(failed) === 0) return 'not caught'
  return Number(passed) === 0 ? 'breaks everything' : 'caught'
}

export function trialLine({ defect: { name, what, caughtBy }, verdict }: Trial): string {
  return `${verdict.padEnd(18)}${name}: ${what} (${caughtBy.join(' ')})`
}
