/** Adds to an error of a function of the model which function it is, or on which path it was called. */
export function named<Result>(name: string, call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** The result of a condition of the model. A promise, which would always count as true, is an error. */
export function isTrue(name: string, condition: () => unknown): boolean {
  const result = named(name, condition)
  if (result instanceof Promise) throw new Error(`${name} returns a promise; it must return true or false`)
  return Boolean(result)
}
