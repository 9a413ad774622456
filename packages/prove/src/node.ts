/** The part of @statecart/prove that reads and writes files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type CoverageFile,
  type CoveragePart,
  type CoverageParts,
  coverageText,
  parseCoverage,
  parsedPart,
} from './coverage.ts'

/** Writes the coverage of one machine at one depth to a separate file, so that tests can run in parallel. */
export function writeCoveragePart(folder: string, depth: string, machine: string, part: CoveragePart): void {
  mkdirSync(join(folder, depth), { recursive: true })
  // A name may contain characters that a file name cannot contain.
  const file = join(folder, depth, `${encodeURIComponent(machine)}.json`)
  writeFileSync(file, `${JSON.stringify(part, null, 2)}\n`)
}

/** Reads the files that `writeCoveragePart` wrote. A missing folder counts as empty. */
export function readCoverageParts(folder: string): CoverageParts {
  return Object.fromEntries(
    entriesIn(folder, (entry) => entry.isDirectory()).flatMap((depth) => {
      const parts = entriesIn(join(folder, depth), ({ name }) => name.endsWith('.json')).map((file) => [
        decodeURIComponent(file.replace(/\.json$/, '')),
        partIn(join(folder, depth, file)),
      ])
      return parts.length > 0 ? [[depth, Object.fromEntries(parts)]] : []
    }),
  )
}

function partIn(file: string): CoveragePart {
  const part = parsedPart(readFileSync(file, 'utf8'))
  if (!part)
    throw new Error(
      `${file} is no coverage that writeCoveragePart has written. Delete it, or write the coverage to a folder of its own.`,
    )
  return part
}

function entriesIn(
  folder: string,
  isWanted: (entry: { name: string; isDirectory(): boolean }) => boolean,
): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries
      .filter(isWanted)
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}

export function readCoverage(file: string): CoverageFile {
  return parseCoverage(readFileSync(file, 'utf8'))
}

export function writeCoverage(file: string, coverage: CoverageFile): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, coverageText(coverage))
}
