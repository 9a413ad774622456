export type ListMove = 'next' | 'previous' | 'first' | 'last'

/** What the keys do in an open list. */
export const moveOfKey: Readonly<Record<string, ListMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** The item that a move leads to; it wraps around at both ends. Undefined if the list is empty. */
export function itemAfter(active: number | undefined, move: ListMove, count: number): number | undefined {
  if (count === 0) return undefined
  switch (move) {
    case 'first':
      return 0
    case 'last':
      return count - 1
    case 'next':
      return active === undefined ? 0 : (active + 1) % count
    case 'previous':
      return active === undefined ? count - 1 : (active + count - 1) % count
  }
}
