import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import { snapshotOf } from '../xstate5.ts'

/** An event that was delivered to an actor. It contains references, not copies. */
export interface Delivered {
  at: number
  source: AnyActorRef | undefined
  actor: AnyActorRef
  event: AnyEventObject
  /** The snapshot before the event. */
  before: Snapshot<unknown> | undefined
}

/**
 * The number of events that the buffer holds while no room is open. The main cost of an event is its snapshot, which the
 * garbage collector has to move for as long as the buffer refers to it. With 1,000 events the cost was twice as high.
 */
const maxEvents = 250

/** A ring buffer of references. It copies and serializes nothing, so that an event costs little while no room is open. */
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
      next = next + 1 === maxEvents ? 0 : next + 1
    },
    /** In delivery order. */
    all: (): Delivered[] => [...buffer.slice(next), ...buffer.slice(0, next)],
  }
}
