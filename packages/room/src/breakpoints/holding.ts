import { stillApplies } from '../drive/pause.ts'
import type { Delivery } from '../host/interception.ts'
import { isActive } from '../xstate5-host.ts'

interface Options {
  isHeld(): boolean
  /** Pauses at this delivery if it hits a breakpoint; returns whether it did. */
  stopsAt(delivery: Delivery): boolean
  pass(delivery: Delivery): void
}

/** Queues deliveries while the application is paused, and passes them in their original order. */
interface Holding {
  hold(delivery: Delivery): boolean
  count(): number
  /** Returns the first waiting deliveries. */
  first(most: number): readonly Delivery[]
  passFirst(): void
  /** Passes deliveries until the next pause. */
  passAll(): void
}

export function createHolding({ isHeld, stopsAt, pass }: Options): Holding {
  const waiting: Delivery[] = []
  /** The delivery that caused the current pause. It must not cause another pause when it is passed. */
  let due: Delivery | undefined
  /** The queue position for deliveries that the passed delivery causes: before all other waiting deliveries. */
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
      if (isDeliverable(delivery)) pass(delivery)
    } finally {
      following = undefined
    }
  }

  return {
    hold(delivery) {
      if (!isHeld()) {
        if (!stopsAt(delivery)) return false
        due = delivery
      }
      wait(delivery)
      return true
    },
    count: () => waiting.length,
    first: (most) => waiting.slice(0, most),
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

/** False for deliveries to stopped actors, and for outcomes that belong to a state that has been exited. */
function isDeliverable(delivery: Delivery): boolean {
  return isActive(delivery.target) && stillApplies(delivery)
}
