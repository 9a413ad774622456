type Layer = (method: never) => unknown

/** The original methods of ports, and the replacements of each, the latest last. */
const replacements = new WeakMap<object, Map<PropertyKey, { real: unknown; layers: readonly Layer[] }>>()

/** Replaces a method of a port; returns a function that removes this replacement, independent of the order of others. */
export function replaceMethod<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  replacementFor: (method: Port[Name]) => Port[Name],
): () => void {
  const known = replacements.get(port) ?? new Map<PropertyKey, { real: unknown; layers: readonly Layer[] }>()
  replacements.set(port, known)
  const layer: Layer = (method) => replacementFor(method)

  function update(change: (layers: readonly Layer[]) => readonly Layer[]): void {
    const { real, layers } = known.get(name) ?? { real: port[name], layers: [] }
    const remaining = change(layers)
    if (remaining.length > 0) known.set(name, { real, layers: remaining })
    else known.delete(name)
    let method: unknown = remaining.length > 0 && typeof real === 'function' ? real.bind(port) : real
    for (const replace of remaining) method = replace(method as never)
    port[name] = method as Port[Name]
  }

  update((layers) => [...layers, layer])
  return () => update((layers) => layers.filter((other) => other !== layer))
}
