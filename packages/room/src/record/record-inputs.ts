type Method = (...given: unknown[]) => unknown

/**
 * Wraps the port methods with these names (`ids.next`) and records their synchronous results. Returns a function that
 * restores the methods.
 */
export function recordInputs(
  world: unknown,
  names: readonly string[],
  note: (name: string, value: unknown) => void,
): () => void {
  const cleanups = names.map((name) => {
    const { owner, key, method } = methodOf(world, name)
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
