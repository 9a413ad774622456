/** What became of the changes made to a machine or a part of it. */
export interface Result {
  mutants: number
  killed: number
  /** How many of them only by a test that waited in vain: a slow machine would make these more than there are. */
  inVain?: number
  /** Those that no test could notice, by the reason and how many. */
  excused: Record<string, number>
  survived: string[]
}

export type Results = Record<string, Result>

/** As much of Stryker's report as counts here. */
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

/** Of one file of the report; Stryker leaves out a file in which there is nothing to change. */
export function resultOf(report: MutationReport, file: string): Result {
  const { source = '', mutants = [] } = report.files[file] ?? {}
  const all = mutants.map((mutant) => ({ file, source, mutant }))
  const excused: Result['excused'] = {}
  for (const { mutant } of all.filter(({ mutant: { status } }) => status === 'Ignored')) {
    const reason = mutant.statusReason ?? 'without a reason'
    excused[reason] = (excused[reason] ?? 0) + 1
  }
  const tried = all.filter(({ mutant: { status } }) => counted.includes(status))
  const survivors = tried.filter(({ mutant: { status } }) => !found.includes(status))
  return {
    mutants: tried.length,
    killed: tried.length - survivors.length,
    inVain: tried.filter(waitedInVain).length,
    excused,
    survived: survivors.map(({ file, source, mutant }) => `${file}:${told(source, mutant)}`),
  }
}

function waitedInVain({ mutant: { status, statusReason = '' } }: { mutant: Mutant }): boolean {
  return status === 'Timeout' || (status === 'Killed' && /^(Error: )?Test timed out/.test(statusReason))
}

/** One that makes a test go on without end is noticed as well. */
const found = ['Killed', 'Timeout', 'RuntimeError']
const counted = [...found, 'Survived', 'NoCoverage']

function told(source: string, { location: { start, end }, mutatorName, replacement = '' }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const first = lines.length - 1
  const cut = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === first ? end.column - 1 : line.length),
  )
  return `${start.line}:${start.column} ${mutatorName}: ${short(cut.join(' '))} → ${short(replacement)}`
}

function short(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
