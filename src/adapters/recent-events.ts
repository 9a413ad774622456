import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { RecentEvent } from '../../machines/ports/ports.ts'

const capacity = 600

/** A ring buffer of references to the actors' latest events, for problem reports. */
export function createRecentEvents(now: () => number) {
  let buffer: RecentEvent[] = []
  let next = 0
  let ownerNumber = 1
  /** The number of the owner at the time when each actor was first seen. */
  const ownerNumberOf = new WeakMap<object, number>()

  function belongsToFormerOwner(actor: object): boolean {
    if (!ownerNumberOf.has(actor)) ownerNumberOf.set(actor, ownerNumber)
    return ownerNumberOf.get(actor) !== ownerNumber
  }

  return {
    record(inspectionEvent: InspectionEvent): void {
      const source = 'sourceRef' in inspectionEvent ? inspectionEvent.sourceRef : undefined
      if (belongsToFormerOwner(inspectionEvent.actorRef) || (source && belongsToFormerOwner(source))) return
      buffer[next % capacity] = { at: now(), inspectionEvent }
      next += 1
    },
    recent: (): readonly RecentEvent[] =>
      next <= capacity ? buffer : [...buffer.slice(next % capacity), ...buffer.slice(0, next % capacity)],
    /** Called when the owner changes. From then on, only the given actors and new ones are recorded. */
    clear(remaining: readonly AnyActorRef[]): void {
      ownerNumber += 1
      for (const actor of remaining) ownerNumberOf.set(actor, ownerNumber)
      buffer = []
      next = 0
    },
  }
}
