import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { snapshotOf } from '../xstate5.ts'

/** An event that was delivered to an actor, by reference. */
export interface Delivered {
  at: number
  source: AnyActorRef | undefined
  actor: AnyActorRef
  event: AnyEventObject
  /** The snapshot before it. */
  before: Snapshot<unknown> | undefined
}

/**
 * How many of the latest events the buffer holds while no room is open. Most of what an event costs is its snapshot, which the garbage
 * collector has to move for as long as the buffer refers to it; with a thousand events the cost was twice as high.
 */
const size = 250

/** A ring buffer of references: nothing is copied or serialized, so that an event costs little while no room is open. */
export function createRecent(now: () => number) {
  const buffer: Delivered[] = []
  let next = 0
  let at = 0
  const forgetTime = () => {
    at = 0
  }
  return {
    note(source: AnyActorRef | undefined, actor: AnyActorRef, event: AnyEventObject): void {
      // The clock is read once for all events of a task.
      if (at === 0) {
        at = now()
        queueMicrotask(forgetTime)
      }
      buffer[next] = { at, source, actor, event, before: snapshotOf(actor) }
      next = next + 1 === size ? 0 : next + 1
    },
    /** In the order in which they were delivered. */
    all: (): Delivered[] => [...buffer.slice(next), ...buffer.slice(0, next)],
  }
}
