import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestResult } from '../stages/stage.ts'
import type { RepeatOptions } from './options.ts'

export interface Repeated {
  options: RepeatOptions
  /** The tests of each run that came to its end. */
  runs: TestResult[][]
}

/** What an interrupted repetition with the same options has done; nothing of another one. */
export function readRecord(file: string, options: RepeatOptions): Repeated {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Repeated
    if (JSON.stringify(found.options) === JSON.stringify(options) && found.runs.length < options.runs)
      return found
  } catch {
    // There is none, or it was cut off while it was written.
  }
  return { options, runs: [] }
}

/** As a whole or not at all: it may be interrupted at any time. */
export function writeRecord(file: string, record: Repeated): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(record))
  renameSync(`${file}.new`, file)
}

export function removeRecord(file: string): void {
  rmSync(file, { force: true })
}
