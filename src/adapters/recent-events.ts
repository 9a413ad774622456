import type { InspectionEvent } from 'xstate'
import type { Happening } from '../../machines/ports/ports.ts'

const most = 600

/** Remembers the latest of what the shop's actors did, by reference, for whoever reports a problem. */
export function createRecentEvents(now: () => number) {
  const kept: Happening[] = []
  let next = 0
  return {
    note(happening: InspectionEvent): void {
      kept[next % most] = { at: now(), happening }
      next += 1
    },
    recent: (): readonly Happening[] =>
      next <= most ? kept : [...kept.slice(next % most), ...kept.slice(0, next % most)],
  }
}
