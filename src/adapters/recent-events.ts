import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { RecentEvent } from '../../machines/ports/ports.ts'

const most = 600

/** A ring buffer of references to the actors' latest events, for problem reports. */
export function createRecentEvents(now: () => number) {
  let buffer: RecentEvent[] = []
  let next = 0
  let owners = 1
  /** The owner at the time each actor was first seen. */
  const since = new WeakMap<object, number>()

  function isOfFormerOwner(actor: object): boolean {
    if (!since.has(actor)) since.set(actor, owners)
    return since.get(actor) !== owners
  }

  return {
    note(inspectionEvent: InspectionEvent): void {
      const source = 'sourceRef' in inspectionEvent ? inspectionEvent.sourceRef : undefined
      if (isOfFormerOwner(inspectionEvent.actorRef) || (source && isOfFormerOwner(source))) return
      buffer[next % most] = { at: now(), inspectionEvent }
      next += 1
    },
    recent: (): readonly RecentEvent[] =>
      next <= most ? buffer : [...buffer.slice(next % most), ...buffer.slice(0, next % most)],
    /** Called when the owner changes. From then on, only the given actors and new ones are recorded. */
    clear(staying: readonly AnyActorRef[]): void {
      owners += 1
      for (const actor of staying) since.set(actor, owners)
      buffer = []
      next = 0
    },
  }
}
