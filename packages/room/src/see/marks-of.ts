import type { Chart, ChartTransition } from '@statecart/chart'
import { type Marks, noMarks } from '@statecart/chart/react'
import type { ActorView } from './see-protocol.ts'

/** The highlights of an actor on the chart of its machine. */
export function marksOf(view: ActorView | undefined, chart: Chart, selected: string | undefined): Marks {
  if (!view) return { ...noMarks, selected }
  const { active, busy, taken, waits, now } = view
  return {
    ...noMarks,
    ...verdictsOf(view, chart),
    selected,
    now,
    active: new Set(active),
    busy: new Set(busy.map(({ state, id }) => `${state}|${id}`)),
    // Only the transitions of the latest event, which led to the current states.
    taken: new Map(
      taken.filter(({ seq }) => seq === taken[0]?.seq).map(({ transition, seq }) => [transition, seq]),
    ),
    waits: new Map(waits.map((wait) => [wait.event, wait])),
  }
}

/** Returns which transitions of the active states could be taken now, and which are refused by their guard. */
function verdictsOf(
  { active, can, guards }: ActorView,
  { transitions }: Chart,
): Pick<Marks, 'possible' | 'refused'> {
  const takeable = new Set(can.filter((one) => one.can).map(({ event }) => event))
  const judged = new Map(guards.map(({ transition, holds }) => [transition, holds]))
  const own = transitions.filter(({ source, event }) => active.includes(source) && event !== '')
  const refused = own.filter(({ id }) => judged.get(id) === false)
  const possible = own.filter(
    (one, at) =>
      judged.get(one.id) !== false &&
      takeable.has(one.event) &&
      !own.slice(0, at).some((other) => precludes(other, one, judged)),
  )
  return {
    possible: new Set(possible.map(({ id }) => id)),
    refused: new Set(refused.map(({ id }) => id)),
  }
}

/**
 * Whether another transition prevents this one. Of a state's transitions for an event, the first whose guard holds is
 * taken.
 */
function precludes(
  other: ChartTransition,
  one: ChartTransition,
  judged: ReadonlyMap<string, boolean | undefined>,
) {
  // The causes of two routes differ, although their events have the same type.
  const isCandidate = other.source === one.source && other.cause === one.cause
  return isCandidate && (other.guard === undefined || judged.get(other.id) === true)
}
