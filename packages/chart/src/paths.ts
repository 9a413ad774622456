/** The path of a state, the paths of its ancestors, and `*`, which stands for every state. */
export function lineage(leaf: string): string[] {
  const parts = leaf.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*']
}

export function isWithin(leaf: string, state: string): boolean {
  return leaf === state || leaf.startsWith(`${state}.`)
}

/** Splits a target into its keys. Dots within keys are escaped. */
export function keysIn(target: string): string[] {
  return target.split(/(?<!\\)\./).map((key) => key.replaceAll('\\.', '.'))
}

/** Returns an absolute target for the state at this path, which works in every transition. */
export function targetAt(root: string, path: readonly string[]): string {
  return `#${[root, ...path].map((key) => key.replaceAll('.', '\\.')).join('.')}`
}
