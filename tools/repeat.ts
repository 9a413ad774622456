import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseOptions } from './options.ts'
import type { Delay } from './server/plugin.ts'
import type { TestResult } from './stages/stage.ts'
import { CommandError } from './tool.ts'

export interface Repeated {
  options: RepeatOptions
  /** The tests of each completed run. */
  runs: TestResult[][]
}

/** Reads the record of an interrupted repetition with the same options; otherwise returns an empty record. */
export function readRecord(file: string, options: RepeatOptions): Repeated {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Repeated
    if (JSON.stringify(found.options) === JSON.stringify(options) && found.runs.length < options.runs)
      return found
  } catch {
    // The file does not exist, or it is incomplete.
  }
  return { options, runs: [] }
}

/** Writes the file atomically, because the process may be interrupted at any time. */
export function writeRecord(file: string, record: Repeated): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(record))
  renameSync(`${file}.new`, file)
}

export interface RepeatOptions {
  runs: number
  shuffle: boolean
  /** The number of cores to load during the runs. */
  busy: number
  slow: boolean
  /** Only tests with one of these names in their path; all tests if empty. */
  names: string[]
}

const usage = 'npm run test:repeat -- [RUNS] [--shuffle] [--busy CORES] [--slow] [NAME …]'

/** Reads `10 --shuffle --busy 2 --slow cart`. */
export function repeatOptions(args: string[]): RepeatOptions {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        shuffle: { type: 'boolean', default: false },
        busy: { type: 'string', default: '0' },
        slow: { type: 'boolean', default: false },
      },
    },
    usage,
  )
  const { shuffle, busy, slow } = values
  if (!isNumber(busy))
    throw new CommandError(`--busy takes the number of cores to load, not ${busy}.\n${usage}`)
  const runs = Number(positionals.find(isNumber) ?? 10)
  if (runs === 0) throw new CommandError(`0 runs would test nothing.\n${usage}`)
  return {
    runs,
    shuffle,
    busy: Number(busy),
    slow,
    names: positionals.filter((word) => !isNumber(word)),
  }
}

const isNumber = (word: string) => /^\d+$/.test(word)

interface Row {
  name: string
  runs: number
  failures: number
  median: number
  longest: number
}

/** Summarizes each test over all runs, sorted by the number of failures and then by the longest time. */
export function rowsOf(runs: readonly (readonly TestResult[])[]): Row[] {
  const results = new Map<string, TestResult[]>()
  for (const test of runs.flat()) results.set(test.name, [...(results.get(test.name) ?? []), test])
  return [...results]
    .map(([name, all]) => {
      const times = all.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
      return {
        name,
        runs: all.length,
        failures: all.filter(({ ok }) => !ok).length,
        median: times[Math.floor((times.length - 1) / 2)] ?? 0,
        longest: times.at(-1) ?? 0,
      }
    })
    .sort((one, other) => other.failures - one.failures || other.longest - one.longest)
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, runs, failures, median, longest }) =>
      `${cell(runs)}${cell(failures)}${cell(time(median))}${cell(time(longest))}  ${name}`,
  )
  return [`${['runs', 'failures', 'median', 'longest'].map(cell).join('')}  test`, ...lines].join('\n')
}

function cell(value: string | number): string {
  return String(value).padStart(10)
}

function time(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}

const maximumDelay = 1_500

/** Returns a number from 0 to 1 that depends only on the seed and the text. */
function pseudoRandom(seed: number, text: string): number {
  return createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE() / 2 ** 32
}

export function shuffled(files: readonly string[], seed: number): string[] {
  return files
    .map((file) => ({ file, at: pseudoRandom(seed, file) }))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file)
}

/** Delays each script and style sheet by up to 1.5 seconds. */
export function randomDelays(seed: number): Delay {
  return (url) => (/\.(js|css)(\?|$)/.test(url) ? Math.round(maximumDelay * pseudoRandom(seed, url)) : 0)
}
