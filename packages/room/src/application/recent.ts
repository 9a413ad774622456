import type { InspectionEvent } from 'xstate'

/** An inspection event, by reference, and when it happened. */
export interface RecentEvent {
  at: number
  happening: InspectionEvent
}

/** How many of the latest inspection events are kept while no room looks. */
const size = 1_000

/** A ring buffer of references: nothing is copied or serialized, so that an event costs little while no room is open. */
export function createRecent(now: () => number) {
  const happenings: InspectionEvent[] = []
  const times: number[] = []
  let next = 0
  let at = 0
  return {
    note(happening: InspectionEvent): void {
      // The clock is read once for each event of an actor, and not again for its microsteps, actions and snapshot.
      if (happening.type === '@xstate.event') at = now()
      happenings[next] = happening
      times[next] = at
      next = next + 1 === size ? 0 : next + 1
    },
    /** In the order in which they happened. */
    all(): RecentEvent[] {
      const order = [...happenings.slice(next), ...happenings.slice(0, next)]
      const moments = [...times.slice(next), ...times.slice(0, next)]
      return order.map((happening, index) => ({ happening, at: moments[index] ?? 0 }))
    },
  }
}
