import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { machineFolders } from './folders.ts'
import { reasonFor } from './reasons.ts'
import type { Results } from './result.ts'
import { tableOf } from './table.ts'

export const pageFile = join(root, 'tests/mutation/README.md')

export function writePage(results: Results): void {
  writeFileSync(pageFile, pageOf(results))
}

/** What the last run of each folder showed, as a page to read. */
export function pageOf(results: Results): string {
  const untried = machineFolders.filter((folder) => !(folder in results))
  const survivors = Object.entries(results).filter(([, { survived }]) => survived.length > 0)
  return [
    '# Who would notice?',
    head,
    tableOf(results),
    inVain(results),
    ...(untried.length > 0 ? [`Not tried yet: ${untried.join(', ')}.`] : []),
    '## Survivors',
    ...survivors.map(([folder, { survived }]) => `### ${folder}\n\n${survived.map(item).join('\n')}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

const head = `\`npm run mutate\` has [Stryker](https://stryker-mutator.io) change the machines in every way that it knows, one change at a time, and
asks that folder's models and tests whether they notice. It tries the files that have changed since they were tried
last, for at most a quarter of an hour, and keeps what it found in \`results.json\`, by what a file says and not by where it is:
moving and renaming changes nothing. \`npm run mutate -- cart filters\` tries those folders. Left alone is what no test could
tell: types, words for developers, and what a \`// Stryker disable\` in the machines gives a reason for. What survived and changes
nothing has its reason beside it, from \`reasons.json\`; the rest is still to be tested.`

function inVain(results: Results): string {
  const [waited, killed] = (['inVain', 'killed'] as const).map((count) =>
    Object.values(results).reduce((sum, result) => sum + (result[count] ?? 0), 0),
  )
  return `Of the ${killed} that were noticed, ${waited} were by a test that waited in vain, for twice as long as the slowest test takes or longer.`
}

function item(survivor: string): string {
  const [, place = '', change = ''] = /^(\S+ \w+): (.*)$/.exec(survivor) ?? []
  return `- ${place}: \`\` ${change} \`\`${because(reasonFor(survivor))}`
}

function because(reason: string | undefined): string {
  return reason === undefined ? '' : `\n  (${reason})`
}
