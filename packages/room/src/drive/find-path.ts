import { leavesOf } from '@statecart/chart'
import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { plainOf } from '../plain.ts'
import type { RoomModel } from '../registry.ts'
import { parentOf, snapshotOf } from '../xstate5.ts'
import { historyOf, isMachineSnapshot, nodesIn, transitionsOf } from '../xstate5-host.ts'
import { candidates } from './candidates.ts'
import type { Sent } from './child-events.ts'
import { type MissingPayloads, watchReads } from './missing-payloads.ts'
import { quietScope } from './quiet-scope.ts'
import { initEventType, initialSnapshotOf, initialStatesOf } from './restart.ts'

/** One event of a path, and the states of the machine after it. */
export interface PathStep {
  event: AnyEventObject
  states: readonly string[]
  /** The key (see `keyOf`) of the snapshot after it. */
  key: string
  /** The child that receives the event, if it is not the actor itself. */
  child?: string
}

interface Place {
  snapshot: AnyMachineSnapshot
  steps: readonly PathStep[]
}

/**
 * The number of events that may still be tried. All searches of one Go to share it, because they block the page and may be
 * repeated many times.
 */
export interface Budget {
  left: number
  /** Whether a search has ended before it had tried everything. */
  isSpent: boolean
  /** What guards and actions have read from events that were tried without a payload. */
  missing: MissingPayloads
}

/** The largest number of snapshots that a search visits. */
const maxSnapshots = 4_000
/**
 * The longest path. Without this limit, an event that adds an entry to a list is repeated thousands of times, and each further
 * snapshot takes longer.
 */
const maxSteps = 200
const maxChildSnapshots = 300
const maxChildEvents = 5_000

/**
 * Returns the shortest path from the actor's current snapshot to a state (given by its id). If there is none, returns the
 * shortest path after a restart. The actor itself is not changed.
 */
export function findPath(
  ref: AnyActorRef,
  state: string,
  model: RoomModel | undefined,
  /** The event types that cannot be caused. */
  impossible: ReadonlySet<string>,
  budget: Budget,
): readonly PathStep[] | undefined {
  const snapshot = snapshotOf(ref)
  if (!isMachineSnapshot(snapshot)) return undefined
  if (isIn(snapshot, state)) return []
  const possible = (before: AnyMachineSnapshot) =>
    candidates(before, model).filter(({ type }) => !impossible.has(type))
  const search: Search = {
    ref,
    model,
    possible,
    isEnd: (successor) => leadsTo(successor, state),
    max: maxSnapshots,
    budget,
    reserve: budget.left / 2,
  }
  return searchPath(search, { snapshot, steps: [] }) ?? findPathAfterRestart({ ...search, reserve: 0 }, state)
}

/** Returns the events that make a child send its parent an event of this type. The child itself is not changed. */
export function findSending(
  child: AnyActorRef,
  { type, ...payload }: AnyEventObject,
): readonly PathStep[] | undefined {
  const snapshot = snapshotOf(child)
  if (!isMachineSnapshot(snapshot)) return undefined
  const possible = (before: AnyMachineSnapshot) => {
    const others = candidates(before, undefined)
    // The payload for the parent may first have to be entered into the child, like values into a form.
    return [...others, ...others.map((other) => ({ ...payload, ...other }))]
  }
  const isEnd = ({ sent }: Successor) =>
    sent.some(({ to, event }) => to === parentOf(child) && event.type === type)
  const budget = { left: maxChildEvents, isSpent: false, missing: new Map() }
  const search = { ref: child, model: undefined, possible, isEnd, max: maxChildSnapshots, budget, reserve: 0 }
  return searchPath(search, { snapshot, steps: [] })
}

interface Search {
  ref: AnyActorRef
  model: RoomModel | undefined
  possible(before: AnyMachineSnapshot): AnyEventObject[]
  isEnd(successor: Successor): boolean
  max: number
  budget: Budget
  /** The part of the budget that is left to the next search. */
  reserve: number
}

function findPathAfterRestart(search: Search, state: string) {
  const { ref, isEnd } = search
  const event = { type: initEventType }
  const begun = simulate(search, event, (scope) => initialSnapshotOf(ref, scope))
  if (!begun || isEnd(begun) || initialStatesOf(ref).includes(state)) return begun && [begun.step]
  return searchPath(search, { snapshot: begun.after, steps: [begun.step] })
}

function searchPath(search: Search, from: Place): readonly PathStep[] | undefined {
  const { model, isEnd, max, budget } = search
  const places = [from]
  const seen = new Set([keyOf(from.snapshot, model)])
  for (const place of places) {
    for (const successor of successorsOf(search, place.snapshot)) {
      const { step, after } = successor
      const steps = [...place.steps, step]
      if (isEnd(successor)) return steps
      if (seen.has(step.key) || isTooFar(after, model)) continue
      if (places.length >= max || steps.length >= maxSteps) {
        budget.isSpent = true
        continue
      }
      seen.add(step.key)
      places.push({ snapshot: after, steps })
    }
  }
  return undefined
}

/** Whether the machine enters the state, either to stay there or to pass through. */
function leadsTo({ after, passed }: Successor, state: string): boolean {
  return isIn(after, state) || passed.has(state)
}

export function isIn(snapshot: AnyMachineSnapshot, state: string): boolean {
  return snapshot.status !== 'error' && nodesIn(snapshot).some(({ id }) => id === state)
}

interface Successor {
  step: PathStep
  after: AnyMachineSnapshot
  passed: ReadonlySet<string>
  sent: readonly Sent[]
}

/** Tries the possible events one after the other, as long as the budget allows it. */
function* successorsOf(search: Search, before: AnyMachineSnapshot) {
  const { possible, budget, reserve } = search
  if (budget.isSpent && budget.left <= reserve) return
  for (const event of possible(before)) {
    if (budget.left <= reserve) {
      budget.isSpent = true
      return
    }
    budget.left -= 1
    const after = simulate(search, event, (scope, tried) => before.machine.transition(before, tried, scope))
    if (after) yield after
  }
}

/** The snapshot after an event; undefined if the transition throws. */
function simulate(
  { ref, model, budget }: Search,
  event: AnyEventObject,
  transition: (scope: AnyActorScope, tried: AnyEventObject) => AnyMachineSnapshot | undefined,
): Successor | undefined {
  const passed = new Set<string>()
  const sent: Sent[] = []
  const onStep = (inspectionEvent: InspectionEvent) => {
    if (inspectionEvent.type !== '@xstate.microstep') return
    for (const { target = [] } of transitionsOf(inspectionEvent)) for (const { id } of target) passed.add(id)
    if (isMachineSnapshot(inspectionEvent.snapshot))
      for (const { id } of nodesIn(inspectionEvent.snapshot)) passed.add(id)
  }
  const scope = quietScope(ref, onStep, (one) => sent.push(one))
  try {
    const after = watchReads(event, budget.missing, (tried) => transition(scope, tried))
    if (!after || after.status === 'error') return undefined
    return { step: { event, states: leavesOf(after), key: keyOf(after, model) }, after, passed, sent }
  } catch {
    return undefined
  }
}

/**
 * Snapshots that the model does not distinguish have the same key, so that the search is finite. Snapshots with different
 * values of history states have different keys.
 */
export function keyOf(snapshot: AnyMachineSnapshot, model: RoomModel | undefined): string {
  const { value, context, status } = snapshot
  const remembered = historyOf(snapshot)
  const compared = model ? model.abstract(context as never) : plainOf(context)
  return JSON.stringify([status, value, remembered.sort(), compared], (_, part: unknown) => jsonValue(part))
}

/** Converts values that JSON rejects or loses. */
function jsonValue(part: unknown): unknown {
  if (typeof part === 'bigint') return `${part}n`
  return part instanceof Map || part instanceof Set ? [...part] : part
}

function isTooFar({ status, context }: AnyMachineSnapshot, model: RoomModel | undefined): boolean {
  return status !== 'active' || model?.stopsAt?.(context as never) === true
}
