/** A state, its ancestors, and `*` for every state. */
export function lineage(leaf: string): string[] {
  const parts = leaf.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*']
}

export function isWithin(leaf: string, state: string): boolean {
  return leaf === state || leaf.startsWith(`${state}.`)
}
