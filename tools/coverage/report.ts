import { type Html, html } from '../html.ts'
import type { DepthCount, Row } from './coverage.ts'
import { type Depth, depths } from './depth.ts'

/** The table as lines of text. */
export function textReport(rows: readonly Row[]): string {
  const lines = table(rows)
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The table as an HTML page, with lists of the missing and the excepted transitions. */
export function htmlReport(rows: readonly Row[]): string {
  const [head = [], ...body] = table(rows)
  const missing = rows.flatMap(({ machine, depths: counts }) =>
    counts.flatMap(({ depth, missing: ids }) => ids.map((id) => `${machine}, ${depth}: ${id}`)),
  )
  const excepted = rows.flatMap(({ machine, depths: counts }) =>
    counts.flatMap((count) =>
      Object.entries(count.excepted).map(([id, why]) => `${machine}, ${count.depth}: ${id}: ${why}`),
    ),
  )
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Coverage of the models</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: 0.25rem 0.75rem; text-align: start; border-bottom: 1px solid }
</style>
<h1>Coverage of the models</h1>
<table>
<thead>${rowHtml('th', head)}</thead>
<tbody>
${body.map((line) => rowHtml('td', line))}
</tbody>
</table>
${missing.length > 0 ? listHtml('Missing', missing) : html`<p>Nothing is missing.</p>`}
${excepted.length > 0 && listHtml('Exceptions', excepted)}
</html>
`.html
}

function listHtml(title: string, lines: readonly string[]): Html {
  return html`<h2>${title}</h2>\n<ul>\n${lines.map((line) => html`<li>${line}</li>`)}\n</ul>`
}

function table(rows: readonly Row[]): string[][] {
  const shown = depths.filter((depth) => rows.some((row) => countAt(row, depth)))
  const totalOf = (counted: readonly Row[]) => sum(counted.map(({ transitions }) => transitions))
  return [
    ['machine', 'states', 'transitions', ...shown],
    ...rows.map((row) => [
      row.machine,
      `${row.states}`,
      `${row.transitions}`,
      ...shown.map((depth) => {
        const count = countAt(row, depth)
        return count ? `${count.taken} of ${row.transitions}` : 'outside the shop'
      }),
    ]),
    [
      'all',
      `${sum(rows.map(({ states }) => states))}`,
      `${totalOf(rows)}`,
      ...shown.map((depth) => {
        const counted = rows.filter((row) => countAt(row, depth))
        return `${sum(counted.map((row) => countAt(row, depth)?.taken ?? 0))} of ${totalOf(counted)}`
      }),
    ],
  ]
}

function countAt({ depths: counts }: Row, wanted: Depth): DepthCount | undefined {
  return counts.find(({ depth }) => depth === wanted)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function rowHtml(tag: 'th' | 'td', cells: readonly string[]): Html {
  return html`<tr>${cells.map((cell) => html`<${tag}>${cell}</${tag}>`)}</tr>`
}
