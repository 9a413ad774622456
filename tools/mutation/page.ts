import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { machineFolders } from './folders.ts'
import type { Result, Results } from './record.ts'

export const pageFile = join(root, 'tests/mutation/README.md')

export function writePage(results: Results): void {
  writeFileSync(pageFile, pageOf(results))
}

/** The results of the last run of each folder, as a page. */
export function pageOf(results: Results): string {
  const untried = machineFolders.filter((folder) => !(folder in results))
  const survivors = Object.entries(results).filter(([, { survived }]) => survived.length > 0)
  return [
    '# Mutation tests of the machines',
    head,
    tableOf(results),
    timedOut(results),
    ...(untried.length > 0 ? [`Not tried yet: ${untried.join(', ')}.`] : []),
    '## Survivors',
    ...survivors.map(([folder, { survived }]) => `### ${folder}\n\n${survived.map(survivorItem).join('\n')}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

const head = `\`npm run mutate\` lets [Stryker](https://stryker-mutator.io) change the code of the machines, one change at a time, and runs
the models and tests of the changed folder. A change that no test notices has survived. The command tries the files that have changed
since they were last tried, for at most a quarter of an hour, and stores what it found in \`results.json\`. A file is recognized by
its content, so that moving or renaming it changes nothing. \`npm run mutate -- cart filters\` tries those folders. The table holds the last
result of each file; the command ends with the number of files that have changed since.

"Left alone" counts changes that no test can notice: types, messages for developers, and lines with a \`// Stryker disable\` comment,
which gives the reason. "Explained" counts survivors that change nothing; \`reasons.json\` says why, and the reason is below each.`

function timedOut(results: Results): string {
  const [waited, killed] = (['timedOut', 'killed'] as const).map((count) =>
    Object.values(results).reduce((sum, result) => sum + (result[count] ?? 0), 0),
  )
  return `Of the ${killed} changes that were noticed, ${waited} were noticed because a test ran into its time limit.`
}

function survivorItem(survivor: string): string {
  const [, place = '', change = ''] = /^(\S+ \w+): (.*)$/.exec(survivor) ?? []
  const reason = reasonFor(survivor)
  return `- ${place}: \`\` ${change} \`\`${reason === undefined ? '' : `\n  (${reason})`}`
}

/** One row for each folder of machines, and one for all. */
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

/** Rounded down, so that 99.99 % does not become 100 %. */
function percent({ mutants, killed }: Pick<Counts, 'mutants' | 'killed'>): number {
  return mutants === 0 ? 100 : Math.floor((killed / mutants) * 1_000) / 10
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** A change without its line number, which is not stable: `machines/domain/cart.ts ConditionalExpression: a > 0 → true`. */
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
export function unusedReasons(survivors: readonly string[]): Change[] {
  const changes = new Set(survivors.map(changeOf))
  return explained.filter((change) => !changes.has(change))
}
