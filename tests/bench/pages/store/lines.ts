/** The same cart for every other contender: a line for each product, with its quantity. */
export type Lines = Readonly<Record<number, number>>

export function withOneMore(lines: Lines, line: number): Lines {
  return { ...lines, [line]: (lines[line] ?? 0) + 1 }
}

export function countOf(lines: Lines): number {
  return Object.values(lines).reduce((sum, quantity) => sum + quantity, 0)
}
