/** Adds to an error of a function of the model which function it is, or on which path it was called. */
export function named<Result>(name: string, call: () => Result): Result {
  try {
    return call()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
