import type { AnyActorRef } from 'xstate'
import { stillApplies } from '../drive/stillness.ts'
import type { Delivery } from '../host/interception.ts'

interface Options {
  isHeld(): boolean
  /** Holds where this delivery is one to stop at; says whether it does. */
  stopsAt(delivery: Delivery): boolean
  pass(delivery: Delivery): void
}

/** Keeps what comes while everything is held, and lets it go in the order in which it would have come. */
export interface Holding {
  keep(delivery: Delivery): boolean
  count(): number
  passFirst(): void
  /** As far as nothing holds again. */
  passAll(): void
}

export function createHolding({ isHeld, stopsAt, pass }: Options): Holding {
  const waiting: Delivery[] = []
  /** Has been stopped at already. */
  let due: Delivery | undefined
  /** What follows from what is being passed comes before everything else that waits. */
  let following: number | undefined

  function wait(delivery: Delivery): void {
    if (following === undefined) waiting.push(delivery)
    else waiting.splice(following++, 0, delivery)
  }

  function passFirst(): void {
    const delivery = waiting.shift()
    if (!delivery) return
    if (delivery === due) due = undefined
    following = 0
    try {
      if (isOf(delivery)) pass(delivery)
    } finally {
      following = undefined
    }
  }

  return {
    keep(delivery) {
      if (!isHeld()) {
        if (!stopsAt(delivery)) return false
        due = delivery
      }
      wait(delivery)
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
function isOf(delivery: Delivery): boolean {
  return isActive(delivery.target) && stillApplies(delivery)
}

function isActive(ref: AnyActorRef): boolean {
  const snapshot: unknown = ref.getSnapshot()
  return (
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active'
  )
}
