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
  let isRecording = true
  const cleanups = found.map(({ name, owner, key, method }) => {
    const wrapper: Method = (...given) => {
      const value = method.apply(owner, given)
      if (isRecording) note(name, value)
      return value
    }
    owner[key] = wrapper
    return () => {
      // A fault may have replaced the wrapper in the meantime. It restores the wrapper later, which then only calls the method.
      if (owner[key] === wrapper) owner[key] = method
    }
  })
  return () => {
    isRecording = false
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
