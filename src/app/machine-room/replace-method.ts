type Layer = (method: never) => unknown

/** The original methods of ports, and the replacements of each, the latest last. */
const replacements = new WeakMap<object, Map<PropertyKey, { real: unknown; layers: readonly Layer[] }>>()

/** Replaces a method of a port; returns a function that removes this replacement, independent of the order of others. */
export function replaceMethod<Port extends object, Name extends keyof Port>(
  port: Port,
  name: Name,
  otherFor: (method: Port[Name]) => Port[Name],
): () => void {
  const known = replacements.get(port) ?? new Map<PropertyKey, { real: unknown; layers: readonly Layer[] }>()
  replacements.set(port, known)
  const layer: Layer = (method) => otherFor(method)

  function lay(change: (layers: readonly Layer[]) => readonly Layer[]): void {
    const { real, layers } = known.get(name) ?? { real: port[name], layers: [] }
    const left = change(layers)
    if (left.length > 0) known.set(name, { real, layers: left })
    else known.delete(name)
    const own: unknown = left.length > 0 && typeof real === 'function' ? real.bind(port) : real
    port[name] = left.reduce((method, one) => one(method as never), own) as Port[Name]
  }

  lay((layers) => [...layers, layer])
  return () => lay((layers) => layers.filter((other) => other !== layer))
}
