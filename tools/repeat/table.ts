import type { TestResult } from '../stages/stage.ts'

interface Row {
  name: string
  runs: number
  failures: number
  median: number
  longest: number
}

/** Each test of all runs: what failed most comes first, then what took longest. */
export function rowsOf(runs: readonly (readonly TestResult[])[]): Row[] {
  const results = new Map<string, TestResult[]>()
  for (const test of runs.flat()) results.set(test.name, [...(results.get(test.name) ?? []), test])
  return [...results]
    .map(([name, all]) => {
      const times = all.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
      return {
        name,
        runs: all.length,
        failures: all.filter(({ ok }) => !ok).length,
        median: times[Math.floor((times.length - 1) / 2)] ?? 0,
        longest: times.at(-1) ?? 0,
      }
    })
    .sort((one, other) => other.failures - one.failures || other.longest - one.longest)
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, runs, failures, median, longest }) =>
      `${cell(runs)}${cell(failures)}${cell(time(median))}${cell(time(longest))}  ${name}`,
  )
  return [`${['runs', 'failures', 'median', 'longest'].map(cell).join('')}  test`, ...lines].join('\n')
}

function cell(value: string | number): string {
  return String(value).padStart(10)
}

function time(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`
}
