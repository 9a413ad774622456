/** The next item after the active one whose label begins with the letter; the active item if there is no other. */
export function typedTo(labels: readonly string[], active: number, letter: string): number {
  const wanted = letter.toLocaleLowerCase()
  const order = labels.map((_, step) => (active + 1 + step) % labels.length)
  return order.find((at) => labels[at]?.toLocaleLowerCase().startsWith(wanted)) ?? active
}
