import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** A file of a machine, with a hash of its code and a hash of its models and tests. */
export interface MutatedFile {
  folder: string
  file: string
  code: string
  tests: string
}

/** The outcome of changing a file, with its path at that time. */
export interface Trial extends Result {
  file: string
  code: string
  tests: string
}

interface MutationRecord {
  trials: readonly Trial[]
}

const recordFile = join(root, 'tests/mutation/results.json')

export function readRecord(): MutationRecord {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : { trials: [] }
}

/** Replaces trials of the same code or path by the new ones, and removes trials of files that no longer exist. */
export function mergeTrials(
  { trials }: MutationRecord,
  added: readonly Trial[],
  files: readonly MutatedFile[],
): MutationRecord {
  const all = files.flatMap((file) => trialOf(added, file) ?? trialOf(trials, file) ?? [])
  return { trials: [...new Set(all)].sort((one, other) => (one.file < other.file ? -1 : 1)) }
}

export function writeRecord(record: MutationRecord): void {
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}

/** Returns the trial of a file with the same code, at any path; otherwise the last trial at the same path. */
function trialOf(trials: readonly Trial[], { file, code }: MutatedFile): Trial | undefined {
  const same = trials.filter((trial) => trial.code === code)
  return same.find((trial) => trial.file === file) ?? same[0] ?? trials.find((trial) => trial.file === file)
}

/** The files that have changed since they were tried: first those with other code, then those with other tests. */
export function changedFiles(files: readonly MutatedFile[], trials: readonly Trial[]): MutatedFile[] {
  const hasChangedCode = (file: MutatedFile) => trialOf(trials, file)?.code !== file.code
  const hasChangedTests = (file: MutatedFile) =>
    !hasChangedCode(file) && trialOf(trials, file)?.tests !== file.tests
  return [...files.filter(hasChangedCode), ...files.filter(hasChangedTests)]
}

/** Files of one folder that are tried together; each batch has few changes, so that the run can stop in time. */
export function batchesOf(
  files: readonly MutatedFile[],
  trials: readonly Trial[],
  most: number,
): MutatedFile[][] {
  const batches: { files: MutatedFile[]; changes: number }[] = []
  for (const file of files) {
    const changes = trialOf(trials, file)?.mutants ?? most
    const last = batches.at(-1)
    if (last?.files[0]?.folder === file.folder && last.changes + changes <= most) {
      last.files.push(file)
      last.changes += changes
    } else batches.push({ files: [file], changes })
  }
  return batches.map((batch) => batch.files)
}

/** The results by folder, according to the current paths of the files. */
export function resultsOf({ trials }: MutationRecord, files: readonly MutatedFile[]): Results {
  const found: Record<string, Result> = {}
  for (const file of files) {
    const trial = trialOf(trials, file)
    if (trial) found[file.folder] = sum(found[file.folder], trial)
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function sum(one: Result | undefined, other: Trial): Result {
  const { mutants, killed, timedOut = 0, excused, survived } = other
  if (!one) return { mutants, killed, timedOut, excused, survived }
  const reasons = new Set([...Object.keys(one.excused), ...Object.keys(excused)])
  return {
    mutants: one.mutants + mutants,
    killed: one.killed + killed,
    timedOut: (one.timedOut ?? 0) + timedOut,
    excused: Object.fromEntries(
      [...reasons].map((reason) => [reason, (one.excused[reason] ?? 0) + (excused[reason] ?? 0)]),
    ),
    survived: [...one.survived, ...survived],
  }
}

/** The outcome of all changes made to a file or a folder. */
export interface Result {
  mutants: number
  killed: number
  /** The number of killed mutants that only a timeout detected. It can be higher on a slow machine. */
  timedOut?: number
  /** The number of mutants that no test can detect, by reason. */
  excused: Record<string, number>
  survived: string[]
}

export type Results = Record<string, Result>

/** The parts of Stryker's report that are used here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>
}

interface Mutant {
  status: string
  statusReason?: string
  mutatorName: string
  replacement?: string
  location: { start: Place; end: Place }
}

interface Place {
  line: number
  column: number
}

/** The result of one file of the report. Stryker leaves out a file without mutants. */
export function resultOf(report: MutationReport, file: string): Result {
  const { source = '', mutants = [] } = report.files[file] ?? {}
  const excused: Result['excused'] = {}
  for (const { statusReason = 'without a reason' } of mutants.filter(({ status }) => status === 'Ignored'))
    excused[statusReason] = (excused[statusReason] ?? 0) + 1
  const tried = mutants.filter(({ status }) => counted.includes(status))
  const survivors = tried.filter(({ status }) => !found.includes(status))
  return {
    mutants: tried.length,
    killed: tried.length - survivors.length,
    timedOut: tried.filter(hasTimedOut).length,
    excused,
    survived: survivors.map((mutant) => `${file}:${describe(source, mutant)}`),
  }
}

function hasTimedOut({ status, statusReason = '' }: Mutant): boolean {
  return status === 'Timeout' || (status === 'Killed' && /^(Error: )?Test timed out/.test(statusReason))
}

/** A change that causes a timeout of a test is also detected. */
const found = ['Killed', 'Timeout', 'RuntimeError']
const counted = [...found, 'Survived', 'NoCoverage']

function describe(
  source: string,
  { location: { start, end }, mutatorName, replacement = '' }: Mutant,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const first = lines.length - 1
  const original = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === first ? end.column - 1 : line.length),
  )
  return `${start.line}:${start.column} ${mutatorName}: ${shortened(original.join(' '))} → ${shortened(replacement)}`
}

function shortened(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
