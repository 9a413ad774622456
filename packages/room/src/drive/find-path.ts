import { leavesOf } from '@statecart/chart'
import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import { plainOf } from '../plain.ts'
import type { RoomModel } from '../registry.ts'
import { candidates } from './candidates.ts'
import { quietScope } from './quiet-scope.ts'
import { initEventType, initialSnapshotOf, initialStatesOf } from './restart.ts'

/** One event of a path, and the states of the machine after it. */
export interface PathStep {
  event: AnyEventObject
  states: readonly string[]
  /** The key (see `keyOf`) of the snapshot after it. */
  key: string
}

interface Place {
  snapshot: AnyMachineSnapshot
  steps: readonly PathStep[]
}

/** The largest number of snapshots that a search visits. */
const most = 4_000

/**
 * The shortest path from the actor's current snapshot to a state, by its id; if there is none, the shortest path after a restart. The actor
 * itself is not changed.
 */
export function findPath(
  ref: AnyActorRef,
  state: string,
  model: RoomModel | undefined,
): readonly PathStep[] | undefined {
  const snapshot: unknown = ref.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return undefined
  if (isIn(snapshot, state)) return []
  return seek(ref, state, model, { snapshot, steps: [] }) ?? findPathAfterRestart(ref, state, model)
}

function findPathAfterRestart(ref: AnyActorRef, state: string, model: RoomModel | undefined) {
  const event = { type: initEventType }
  const begun = simulate(ref, model, event, (scope) => initialSnapshotOf(ref, scope))
  if (!begun || leadsTo(begun, state) || initialStatesOf(ref).includes(state)) return begun && [begun.step]
  return seek(ref, state, model, { snapshot: begun.after, steps: [begun.step] })
}

function seek(ref: AnyActorRef, state: string, model: RoomModel | undefined, from: Place) {
  const places = [from]
  const seen = new Set([keyOf(from.snapshot, model)])
  for (const place of places) {
    for (const successor of successorsOf(ref, place.snapshot, model)) {
      const { step, after } = successor
      const steps = [...place.steps, step]
      if (leadsTo(successor, state)) return steps
      if (seen.has(step.key) || isTooFar(after, model) || places.length >= most) continue
      seen.add(step.key)
      places.push({ snapshot: after, steps })
    }
  }
  return undefined
}

/** Whether the state is reached, either to rest there or to pass through. */
function leadsTo({ after, passed }: Successor, state: string): boolean {
  return isIn(after, state) || passed.has(state)
}

export function isIn({ _nodes: nodes, status }: AnyMachineSnapshot, state: string): boolean {
  return status !== 'error' && nodes.some(({ id }) => id === state)
}

interface Successor {
  step: PathStep
  after: AnyMachineSnapshot
  passed: ReadonlySet<string>
}

function successorsOf(
  ref: AnyActorRef,
  before: AnyMachineSnapshot,
  model: RoomModel | undefined,
): Successor[] {
  return candidates(before, model).flatMap(
    (event) => simulate(ref, model, event, (scope) => before.machine.transition(before, event, scope)) ?? [],
  )
}

/** The snapshot after an event; undefined if the transition throws. */
function simulate(
  ref: AnyActorRef,
  model: RoomModel | undefined,
  event: AnyEventObject,
  happen: (scope: AnyActorScope) => AnyMachineSnapshot | undefined,
): Successor | undefined {
  const passed = new Set<string>()
  const scope = quietScope(ref, (happening) => {
    if (happening.type !== '@xstate.microstep') return
    for (const { target = [] } of happening._transitions) for (const { id } of target) passed.add(id)
    if (isMachineSnapshot(happening.snapshot)) for (const { id } of happening.snapshot._nodes) passed.add(id)
  })
  try {
    const after = happen(scope)
    if (!after || after.status === 'error') return undefined
    return { step: { event, states: leavesOf(after), key: keyOf(after, model) }, after, passed }
  } catch {
    return undefined
  }
}

/** Snapshots that the model does not distinguish have the same key, so that the search is finite. */
export function keyOf({ value, context, status }: AnyMachineSnapshot, model: RoomModel | undefined): string {
  return JSON.stringify([status, value, model ? model.abstract(context as never) : plainOf(context)])
}

function isTooFar({ status, context }: AnyMachineSnapshot, model: RoomModel | undefined): boolean {
  return status !== 'active' || model?.stopsAt?.(context as never) === true
}
