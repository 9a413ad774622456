import type { Ports } from '../ports/ports.ts'

export interface FakeClock {
  now(): number
  set(at: number): void
  advance(by: number): void
}

export const fixedNow = Date.UTC(2025, 5, 2, 9, 30)

export function createFakeClock(start: number = fixedNow): FakeClock {
  let at = start
  return {
    now: () => at,
    set(to) {
      at = to
    },
    advance(by) {
      at += by
    },
  }
}

/** The same numbers for the same seed, evenly between 0 and 1. */
export function createFakeChance(seed = 1): Ports['chance'] {
  let state = seed % 2_147_483_647 || 1
  return {
    random() {
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
