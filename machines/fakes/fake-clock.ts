import type { Ports } from '../ports/ports.ts'

export type FakeClock = Ports['clock'] & {
  set(time: number): void
  advance(by: number): void
}

export const fixedNow = Date.UTC(2025, 5, 2, 9, 30)

export function createFakeClock(start: number = fixedNow): FakeClock {
  let time = start
  return {
    now: () => time,
    set(newTime) {
      time = newTime
    },
    advance(by) {
      time += by
    },
  }
}

/** Returns the same numbers for the same seed, evenly distributed between 0 and 1. */
export function createFakeRandom(seed = 1): Ports['random'] {
  let state = seed % 2_147_483_647 || 1
  return {
    next() {
      state = (state * 48_271) % 2_147_483_647
      return (state - 1) / 2_147_483_646
    },
  }
}

export function createFakeIds(prefix = 'id'): Ports['ids'] {
  let count = 0
  return {
    next() {
      count += 1
      return `${prefix}-${count}`
    },
  }
}

/** Lets a test delay or refuse the calls that pass it. */
export interface Gate {
  pass(): Promise<void>
  /** Calls wait from now on until they are released. */
  hold(): void
  /** Calls are refused from now on, until `repair` is called. */
  fail(error: Error): void
  repair(): void
  release(): void
}

export function createGate(): Gate {
  let refusal: Error | undefined
  let deferred: { promise: Promise<void>; release: () => void } | undefined

  return {
    async pass() {
      await deferred?.promise
      if (refusal) throw refusal
    },
    hold() {
      deferred ??= createDeferred()
    },
    fail(error) {
      refusal = error
    },
    repair() {
      refusal = undefined
    },
    release() {
      deferred?.release()
      deferred = undefined
    },
  }
}

function createDeferred() {
  let release: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
