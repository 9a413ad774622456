/** Lets a test delay or refuse the calls that pass it. */
export interface Gate {
  pass(): Promise<void>
  /** Calls wait from now on until they are released. */
  hold(): void
  /** Calls are refused from now on, until `mend` is called. */
  fail(error: Error): void
  mend(): void
  release(): void
}

export function createGate(): Gate {
  let refusal: Error | undefined
  let held: { promise: Promise<void>; release: () => void } | undefined

  return {
    async pass() {
      await held?.promise
      if (refusal) throw refusal
    },
    hold() {
      held ??= holding()
    },
    fail(error) {
      refusal = error
    },
    mend() {
      refusal = undefined
    },
    release() {
      held?.release()
      held = undefined
    },
  }
}

function holding() {
  let release: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
