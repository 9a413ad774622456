type Method = (...given: unknown[]) => unknown

/**
 * Wraps the port methods with these names (`ids.next`) and records their synchronous results. Returns a function that
 * restores the methods. Throws before it wraps any of them if one is missing.
 */
export function recordInputs(
  world: unknown,
  names: readonly string[],
  note: (name: string, value: unknown) => void,
): () => void {
  const found = names.map((name) => ({ name, ...methodOf(world, name) }))
  const cleanups = found.map(({ name, owner, key, method }) => {
    owner[key] = (...given: unknown[]) => {
      const value = method.apply(owner, given)
      note(name, value)
      return value
    }
    return () => {
      owner[key] = method
    }
  })
  return () => {
    for (const undo of cleanups) undo()
  }
}

function methodOf(world: unknown, name: string) {
  const [port = '', key = ''] = name.split('.')
  const owner = (world as Record<string, Record<string, Method>>)[port]
  const method = owner?.[key]
  if (!owner || !method) throw new Error(`The world has no ${name}`)
  return { owner, key, method }
}
