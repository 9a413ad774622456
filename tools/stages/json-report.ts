import { readFileSync, rmSync } from 'node:fs'

/** Reads what a test runner left behind, and removes it; undefined when it did not get that far. */
export function takeReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}
