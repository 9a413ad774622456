/** A state, its ancestors, and `*` for every state. */
export function lineage(leaf: string): string[] {
  const parts = leaf.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*']
}

export function isWithin(leaf: string, state: string): boolean {
  return leaf === state || leaf.startsWith(`${state}.`)
}

/** The keys in a target, whose own dots are escaped. */
export function keysIn(target: string): string[] {
  return target.split(/(?<!\\)\./).map((key) => key.replaceAll('\\.', '.'))
}

/** A target that means exactly the state at this path, wherever the transition is. */
export function targetAt(root: string, path: readonly string[]): string {
  return `#${[root, ...path].map((key) => key.replaceAll('.', '\\.')).join('.')}`
}
