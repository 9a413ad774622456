import type { AnyActorRef } from 'xstate'
import { stillApplies } from '../drive/stillness.ts'
import type { Passage } from '../host/gate.ts'

interface Options {
  isHeld(): boolean
  /** Holds where this passage is one to stop at; says whether it does. */
  stopsAt(passage: Passage): boolean
  pass(passage: Passage): void
}

/** Keeps what comes while everything is held, and lets it go in the order in which it would have come. */
export interface Holding {
  keep(passage: Passage): boolean
  count(): number
  passFirst(): void
  /** As far as nothing holds again. */
  passAll(): void
}

export function createHolding({ isHeld, stopsAt, pass }: Options): Holding {
  const waiting: Passage[] = []
  /** Has been stopped at already. */
  let due: Passage | undefined
  /** What follows from what is being passed comes before everything else that waits. */
  let following: number | undefined

  function wait(passage: Passage): void {
    if (following === undefined) waiting.push(passage)
    else waiting.splice(following++, 0, passage)
  }

  function passFirst(): void {
    const passage = waiting.shift()
    if (!passage) return
    if (passage === due) due = undefined
    following = 0
    try {
      if (isOf(passage)) pass(passage)
    } finally {
      following = undefined
    }
  }

  return {
    keep(passage) {
      if (!isHeld()) {
        if (!stopsAt(passage)) return false
        due = passage
      }
      wait(passage)
      return true
    },
    count: () => waiting.length,
    passFirst,
    passAll() {
      while (!isHeld()) {
        const [first] = waiting
        if (!first) return
        if (first !== due && stopsAt(first)) due = first
        else passFirst()
      }
    },
  }
}

/** Whoever has stopped meanwhile hears nothing any more, and what was left has no outcome. */
function isOf(passage: Passage): boolean {
  return isActive(passage.target) && stillApplies(passage)
}

function isActive(ref: AnyActorRef): boolean {
  const snapshot: unknown = ref.getSnapshot()
  return (
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active'
  )
}
