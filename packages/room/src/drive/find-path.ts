import { leavesOf } from '@statecart/chart'
import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import { plainOf } from '../plain.ts'
import type { RoomModel } from '../registry.ts'
import { beginning, firstStatesOf, whereItBegins } from './begin-anew.ts'
import { candidates } from './candidates.ts'
import { quietScope } from './quiet-scope.ts'

/** One event on the way, and the states in which it leaves the machine. */
export interface Leg {
  event: AnyEventObject
  states: readonly string[]
  /** Where it leads, as `keyOf` knows it. */
  key: string
}

interface Place {
  snapshot: AnyMachineSnapshot
  legs: readonly Leg[]
}

/** How many situations are looked at before a search is given up. */
const most = 4_000

/**
 * The shortest way from where an actor is now to a state, by its id; where there is none, the shortest one if it begins anew. Nothing is
 * done to the actor.
 */
export function findPath(
  ref: AnyActorRef,
  state: string,
  model: RoomModel | undefined,
): readonly Leg[] | undefined {
  const snapshot: unknown = ref.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return undefined
  if (isIn(snapshot, state)) return []
  return seek(ref, state, model, { snapshot, legs: [] }) ?? findWayAnew(ref, state, model)
}

function findWayAnew(ref: AnyActorRef, state: string, model: RoomModel | undefined) {
  const event = { type: beginning }
  const begun = imagine(ref, model, event, (scope) => whereItBegins(ref, scope))
  if (!begun || leadsTo(begun, state) || firstStatesOf(ref).includes(state)) return begun && [begun.leg]
  return seek(ref, state, model, { snapshot: begun.after, legs: [begun.leg] })
}

function seek(ref: AnyActorRef, state: string, model: RoomModel | undefined, from: Place) {
  const places = [from]
  const seen = new Set([keyOf(from.snapshot, model)])
  for (const place of places) {
    for (const thought of thoughts(ref, place.snapshot, model)) {
      const { leg, after } = thought
      const legs = [...place.legs, leg]
      if (leadsTo(thought, state)) return legs
      if (seen.has(leg.key) || isTooFar(after, model) || places.length >= most) continue
      seen.add(leg.key)
      places.push({ snapshot: after, legs })
    }
  }
  return undefined
}

/** To rest there, or to pass. */
function leadsTo({ after, passed }: Thought, state: string): boolean {
  return isIn(after, state) || passed.has(state)
}

export function isIn({ _nodes: nodes, status }: AnyMachineSnapshot, state: string): boolean {
  return status !== 'error' && nodes.some(({ id }) => id === state)
}

interface Thought {
  leg: Leg
  after: AnyMachineSnapshot
  passed: ReadonlySet<string>
}

function thoughts(ref: AnyActorRef, before: AnyMachineSnapshot, model: RoomModel | undefined): Thought[] {
  return candidates(before, model).flatMap(
    (event) => imagine(ref, model, event, (scope) => before.machine.transition(before, event, scope)) ?? [],
  )
}

/** What would come of an event; nothing where the machine could not bear it. */
function imagine(
  ref: AnyActorRef,
  model: RoomModel | undefined,
  event: AnyEventObject,
  happen: (scope: AnyActorScope) => AnyMachineSnapshot | undefined,
): Thought | undefined {
  const passed = new Set<string>()
  const scope = quietScope(ref, (happening) => {
    if (happening.type !== '@xstate.microstep') return
    for (const { target = [] } of happening._transitions) for (const { id } of target) passed.add(id)
    if (isMachineSnapshot(happening.snapshot)) for (const { id } of happening.snapshot._nodes) passed.add(id)
  })
  try {
    const after = happen(scope)
    if (!after || after.status === 'error') return undefined
    return { leg: { event, states: leavesOf(after), key: keyOf(after, model) }, after, passed }
  } catch {
    return undefined
  }
}

/** What is the same for the model is the same for the search, which so comes to an end. */
export function keyOf({ value, context, status }: AnyMachineSnapshot, model: RoomModel | undefined): string {
  return JSON.stringify([status, value, model ? model.abstract(context as never) : plainOf(context)])
}

function isTooFar({ status, context }: AnyMachineSnapshot, model: RoomModel | undefined): boolean {
  return status !== 'active' || model?.isFar?.(context as never) === true
}
