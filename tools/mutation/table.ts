import { reasonFor } from './reasons.ts'
import type { Result, Results } from './result.ts'

/** A row a folder of machines, and one for all. */
export function tableOf(results: Results): string {
  const rows = Object.entries(results).map(([folder, result]) => row(folder, result))
  const head = '| Machines | Changes | ToastWithNotice | Survived | Explained | Left alone | Score |'
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
