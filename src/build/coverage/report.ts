import type { Row } from './coverage.ts'

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

/** The same as a page, with the missing transitions by name. */
export function htmlReport(rows: readonly Row[]): string {
  const [head = [], ...body] = table(rows)
  const missing = rows.flatMap(({ machine, depths }) =>
    depths.flatMap(({ depth, missing: ids }) =>
      ids.map((id) => `<li>${escaped(`${machine}, ${depth}: ${id}`)}</li>`),
    ),
  )
  return `<!doctype html>
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
${body.map((line) => rowHtml('td', line)).join('\n')}
</tbody>
</table>
${missing.length > 0 ? `<h2>Missing</h2>\n<ul>\n${missing.join('\n')}\n</ul>` : '<p>Nothing is missing.</p>'}
</html>
`
}

function table(rows: readonly Row[]): string[][] {
  const depths = rows[0]?.depths.map(({ depth }) => depth) ?? []
  const sums = {
    states: sum(rows.map(({ states }) => states)),
    transitions: sum(rows.map(({ transitions }) => transitions)),
  }
  return [
    ['machine', 'states', 'transitions', ...depths],
    ...rows.map(({ machine, states, transitions, depths: counts }) => [
      machine,
      `${states}`,
      `${transitions}`,
      ...counts.map(({ taken }) => `${taken} of ${transitions}`),
    ]),
    [
      'all',
      `${sums.states}`,
      `${sums.transitions}`,
      ...depths.map(
        (_, at) => `${sum(rows.map((row) => row.depths[at]?.taken ?? 0))} of ${sums.transitions}`,
      ),
    ],
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function rowHtml(tag: 'th' | 'td', cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
