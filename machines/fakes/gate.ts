/** Lets a test hold back or refuse what goes through it. */
export interface Gate {
  pass(): Promise<void>
  /** Whatever passes from now on waits for the release. */
  hold(): void
  /** Whatever passes from now on is refused, until it is mended. */
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
