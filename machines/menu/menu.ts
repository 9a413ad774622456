export type Move = 'next' | 'previous' | 'first' | 'last'

/** The item that a move leads to; it wraps around at both ends. */
export function movedTo(active: number, count: number, move: Move): number {
  if (count === 0) return 0
  switch (move) {
    case 'first':
      return 0
    case 'last':
      return count - 1
    case 'next':
      return (active + 1) % count
    case 'previous':
      return (active - 1 + count) % count
  }
}

/** The next item after the active one whose label begins with the letter; the active item if there is no other. */
export function typedTo(labels: readonly string[], active: number, letter: string): number {
  const wanted = letter.toLocaleLowerCase()
  const order = labels.map((_, step) => (active + 1 + step) % labels.length)
  return order.find((at) => labels[at]?.toLocaleLowerCase().startsWith(wanted)) ?? active
}
