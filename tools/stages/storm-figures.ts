import { CommandError } from '../tool.ts'
import { type Note, type NotedReport, notesOf } from './shown-run.ts'

/** One line of the table: what was done to the shop, what it showed, and how long that took. */
export type Figure = { row: string; done: string; shown: string; seconds: number }

/** What the tests of a run noted, in the order of the rows' names. */
export function figuresOf(report: Pick<NotedReport, 'suites'>): Figure[] {
  return notesOf(report, 'figure')
    .map(figureFrom)
    .sort((one, other) => one.row.localeCompare(other.row, 'en'))
}

function figureFrom({ text, seconds }: Note): Figure {
  const { row, done, shown }: Partial<Figure> = JSON.parse(text)
  if (row && done && shown) return { row, done, shown, seconds }
  throw new CommandError(`A figure says too little: ${text}`)
}

/** As Markdown, so that it can stand in a document as it was printed. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['Row', 'What was done', 'Figure', 'Seconds'],
    ...figures.map(({ row, done, shown, seconds }) => [row, done, shown, String(seconds)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
