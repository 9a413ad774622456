/** What was measured, by name. */
export type Figures = Record<string, number>

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Of each figure by itself. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  const names = new Set(rounds.flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(rounds.map((of) => of[name] ?? Number.NaN))]),
  )
}

export function formatted(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en', {
    maximumSignificantDigits: value < 100 ? 3 : 6,
    maximumFractionDigits: 2,
  })
}
