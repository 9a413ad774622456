import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '@statecart/chart/node'
import {
  type CoverageFile,
  type CoverageParts,
  coverageFromXStateTest,
  coverageText,
  parseCoverage,
  parsedPart,
} from '../../coverage.ts'
import { readCoverageParts, writeCoverage } from '../../node.ts'

interface Options {
  out?: string | undefined
  depth?: string | undefined
  machine?: string | undefined
}

/** Merges all inputs into one coverage file, which is written or printed. Later counts replace earlier ones of the same depth. */
export function mergeCoverage(
  files: readonly string[],
  { out, depth = 'xstate-test', machine }: Options,
  print: (text: string) => void,
): number {
  if (files.length === 0) throw new UsageError('Name the files or folders whose coverage is to be joined.')
  const joined = files.map((file) => coverageIn(file, depth, machine)).reduce(joinedCoverage, {})
  if (out === undefined) print(coverageText(joined).trimEnd())
  else {
    writeCoverage(out, joined)
    print(out)
  }
  return 0
}

function coverageIn(file: string, depth: string, machine: string | undefined): CoverageFile {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`)
  if (statSync(file).isDirectory()) return fromParts(file)
  const text = readFileSync(file, 'utf8')
  if (!isJson(text)) throw new UsageError(`${file} is no coverage file: it is not JSON.`)
  if (parsedPart(text))
    throw new UsageError(
      `${file} is the coverage of one depth. Name the folder of all depths instead: ${join(file, '../..')}`,
    )
  try {
    return parseCoverage(text)
  } catch (error) {
    return fromXStateTest(file, text, depth, machine, error)
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function fromParts(folder: string): CoverageFile {
  const parts = Object.entries(partsIn(folder))
  if (parts.length === 0)
    throw new UsageError(`${folder} has no coverage: a folder for each depth is expected.`)
  return parts
    .flatMap(([depth, machines = {}]) =>
      Object.entries(machines).map(([name, { taken }]) => fileOf(name, depth, taken)),
    )
    .reduce(joinedCoverage, {})
}

function partsIn(folder: string): CoverageParts {
  try {
    return readCoverageParts(folder)
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`
}

function fromXStateTest(
  file: string,
  text: string,
  depth: string,
  machine: string | undefined,
  problem: unknown,
): CoverageFile {
  try {
    const { taken } = coverageFromXStateTest(JSON.parse(text))
    const [source = ''] = Object.keys(taken)
    return fileOf(machine ?? source.split(/[.|]/)[0] ?? '', depth, taken)
  } catch (error) {
    throw new UsageError(`${file}: ${messageOf(problem)} ${messageOf(error)}`)
  }
}

function fileOf(machine: string, depth: string, taken: Readonly<Record<string, number>>): CoverageFile {
  return {
    [machine]: Object.fromEntries(Object.entries(taken).map(([id, count]) => [id, { [depth]: count }])),
  }
}

function joinedCoverage(one: CoverageFile, other: CoverageFile): CoverageFile {
  const machines = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    machines.map((machine) => {
      const ids = [...new Set([...Object.keys(one[machine] ?? {}), ...Object.keys(other[machine] ?? {})])]
      return [
        machine,
        Object.fromEntries(ids.map((id) => [id, { ...one[machine]?.[id], ...other[machine]?.[id] }])),
      ]
    }),
  )
}
