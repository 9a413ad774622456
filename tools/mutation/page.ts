import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { machineFolders } from './folders.ts'
import type { Result, Results } from './record.ts'

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

/** A row a folder of machines, and one for all. */
export function tableOf(results: Results): string {
  const rows = Object.entries(results).map(([folder, result]) => row(folder, result))
  const head = '| Machines | Changes | Noticed | Survived | Explained | Left alone | Score |'
  return [head, '|---|--:|--:|--:|--:|--:|--:|', ...rows, row('**all**', sumOf(results))].join('\n')
}

export function scoreOf(results: Results): number {
  return percent(sumOf(results))
}

function row(name: string, { mutants, killed, survived, excused }: Counts): string {
  const cells = [
    name,
    mutants,
    killed,
    survived.length,
    survived.filter(reasonFor).length,
    total(Object.values(excused)),
    `${percent({ mutants, killed })} %`,
  ]
  return `| ${cells.join(' | ')} |`
}

type Counts = Pick<Result, 'mutants' | 'killed' | 'survived' | 'excused'>

function sumOf(results: Results): Counts {
  const all = Object.values(results)
  return {
    mutants: total(all.map(({ mutants }) => mutants)),
    killed: total(all.map(({ killed }) => killed)),
    survived: all.flatMap(({ survived }) => survived),
    excused: { all: total(all.flatMap(({ excused }) => Object.values(excused))) },
  }
}

/** Rounded down, so that nothing is called whole that is not. */
function percent({ mutants, killed }: Pick<Counts, 'mutants' | 'killed'>): number {
  return mutants === 0 ? 100 : Math.floor((killed / mutants) * 1_000) / 10
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** A change without its line, which moves: `machines/domain/cart.ts ConditionalExpression: a > 0 → true`. */
type Change = string

export function changeOf(survivor: string): Change {
  return survivor.replace(/:\d+:\d+ /, ' ')
}

/** Why mutants survived: equivalent changes, or changes without an effect outside the page, by reason. */
const reasons: Readonly<Record<string, readonly Change[]>> = JSON.parse(
  readFileSync(join(root, 'tests/mutation/reasons.json'), 'utf8'),
)

export const explained: readonly Change[] = Object.values(reasons).flat()

export function reasonFor(survivor: string): string | undefined {
  const change = changeOf(survivor)
  return Object.entries(reasons).find(([, changes]) => changes.includes(change))?.[0]
}

/** Reasons that are no longer needed: the mutant is killed now, or no longer exists. */
export function idleReasons(survivors: readonly string[]): Change[] {
  const changes = new Set(survivors.map(changeOf))
  return explained.filter((change) => !changes.has(change))
}
