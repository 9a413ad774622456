import { type Marks, noMarks } from '@statecart/chart/react'
import type { ActorView } from './see-protocol.ts'

/** How long a taken transition stays highlighted, in milliseconds. */
const afterglow = 3_000

/** The highlights of an actor on the chart of its machine. */
export function marksOf(view: ActorView | undefined, chosen: string | undefined): Marks {
  if (!view) return { ...noMarks, chosen }
  const { active, busy, taken, waits, now } = view
  return {
    ...noMarks,
    chosen,
    now,
    active: new Set(active),
    busy: new Set(busy.map(({ state, id }) => `${state}|${id}`)),
    taken: new Map(
      taken
        .filter(({ at }) => now - at < afterglow)
        .reverse()
        .map(({ transition, seq }) => [transition, seq]),
    ),
    waits: new Map(waits.map((wait) => [wait.event, wait])),
  }
}
