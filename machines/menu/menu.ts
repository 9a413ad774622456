/** The next item after the active one whose label begins with the letter; the active item if there is no other. */
export function nextItemStartingWith(labels: readonly string[], active: number, letter: string): number {
  const prefix = letter.toLocaleLowerCase()
  const indices = labels.map((_, step) => (active + 1 + step) % labels.length)
  return indices.find((index) => labels[index]?.toLocaleLowerCase().startsWith(prefix)) ?? active
}
