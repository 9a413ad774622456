import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { isPromise, rejected, resolved } from '../host/actor-kinds.ts'
import type { Interception } from '../host/interception.ts'
import type { RoomModel } from '../registry.ts'
import { snapshotOf } from '../xstate5.ts'
import {
  actorOf,
  cancelDelayed,
  delayedOf,
  isDelay,
  isErrorEvent,
  isMachineSnapshot,
  nodesIn,
  snapshotActorOf,
  transitionsOf,
} from '../xstate5-host.ts'
import { withCurrentSnapshot } from './candidates.ts'
import { senderOf } from './child-events.ts'
import type { PlayedPathEnd } from './drive-protocol.ts'
import { type Budget, findPath, findSending, isIn, keyOf, type PathStep } from './find-path.ts'
import type { MissingPayloads } from './missing-payloads.ts'
import { initEventType, initialStatesOf, restartOnNextEvent } from './restart.ts'

/** The maximum number of events. If the actor has not reached the target by then, the search is given up. */
const maxEvents = 40
/** The maximum number of events that the searches of one Go to try. */
const maxTried = 20_000

export interface Played {
  steps: readonly PathStep[]
  end: PlayedPathEnd
  /** The types of events that only a child of the actor sends and that it cannot be made to send. */
  impossible: readonly string[]
  missing: MissingPayloads
}

/**
 * Drives a live actor to a state. Invoked actors may answer unpredictably on the path: if the actor is not in the expected
 * state, a new path is searched from its current state.
 */
export function play(
  interception: Interception,
  ref: AnyActorRef,
  state: string,
  model: RoomModel | undefined,
): Played {
  const steps: PathStep[] = []
  const impossible = new Set<string>()
  const missing: MissingPayloads = new Map()
  const budget: Budget = { left: maxTried, isSpent: false, missing }
  const watcher = watchPassing(ref, state)
  const ended = (end: Played['end']): Played => ({
    steps,
    end,
    impossible: end === 'arrived' || end === 'passed' ? [] : [...impossible],
    missing,
  })
  try {
    while (steps.length < maxEvents && !watcher.isOver()) {
      const path = findPath(ref, state, model, impossible, budget)
      if (!path) break
      if (path.length === 0) return ended('arrived')
      if (snapshotOf(ref)?.status !== 'active') return ended('ended')
      steps.push(...followPath(interception, ref, path, model, impossible))
    }
  } finally {
    // The application's model may throw.
    watcher.unsubscribe()
  }
  if (watcher.isOver()) return ended('passed')
  if (steps.length > 0) return ended('diverged')
  return ended(budget.isSpent ? 'gaveUp' : 'noWay')
}

/**
 * Detects that an actor has passed through a state without staying there, because the state is transient or its entry
 * actions cause another transition.
 */
function watchPassing(ref: AnyActorRef, state: string) {
  let wasIn = false
  const { unsubscribe } = ref.system.inspect((inspectionEvent) => {
    if (inspectionEvent.actorRef === ref) wasIn ||= entered(ref, inspectionEvent).includes(state)
  })
  const isThere = () => isIn(ref.getSnapshot(), state)
  return {
    isOver: () => wasIn && !isThere(),
    unsubscribe,
  }
}

function entered(ref: AnyActorRef, inspectionEvent: InspectionEvent): string[] {
  if (inspectionEvent.type === '@xstate.event')
    return inspectionEvent.event.type === initEventType ? initialStatesOf(ref) : []
  if (inspectionEvent.type !== '@xstate.microstep') return []
  const { snapshot } = inspectionEvent
  const nodes = isMachineSnapshot(snapshot) ? nodesIn(snapshot) : []
  return [...nodes, ...transitionsOf(inspectionEvent).flatMap(({ target }) => target ?? [])].map(
    ({ id }) => id,
  )
}

/** Follows the path until the actor is in another state than expected, or one of its events turns out to be impossible. */
function followPath(
  interception: Interception,
  ref: AnyActorRef,
  path: readonly PathStep[],
  model: RoomModel | undefined,
  impossible: Set<string>,
): PathStep[] {
  const taken: PathStep[] = []
  for (const step of path) {
    const child = senderOf(ref, step.event.type)
    const sending = child && makeChildSend(interception, child, step.event)
    if (child && !sending) {
      impossible.add(step.event.type)
      break
    }
    if (!child) deliverEvent(interception, ref, step.event)
    taken.push(...(sending ?? []), step)
    const after = snapshotOf(ref)
    if (!isMachineSnapshot(after) || keyOf(after, model) !== step.key) break
  }
  return taken
}

/** Makes a child send its parent an event, as the application would. Returns the events that the child received. */
function makeChildSend(
  interception: Interception,
  child: AnyActorRef,
  event: AnyEventObject,
): PathStep[] | undefined {
  const path = findSending(child, event)
  if (!path) return undefined
  let isSent = false
  const stop = interception.observe((delivery, deliver) => {
    isSent ||= delivery.source === child && delivery.event.type === event.type
    deliver()
  })
  for (const { event: childEvent } of path) deliverEvent(interception, child, childEvent)
  stop()
  return isSent ? path.map((step) => ({ ...step, child: child.id })) : undefined
}

/**
 * Delivers an event to a live actor. An outcome is sent by the invoked actor to which it belongs; a delay elapses
 * immediately.
 */
export function deliverEvent(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  const { type } = event
  if (type === initEventType) restartOnNextEvent(target)
  const snapshot = snapshotOf(target)
  const snapshotActor = snapshotActorOf(type)
  const id = actorOf(type) ?? snapshotActor
  const child = id !== undefined && isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined
  if (snapshotActor !== undefined) {
    if (child && isMachineSnapshot(snapshot))
      interception.pass({ source: child, target, event: withCurrentSnapshot(event, snapshot) })
  } else if (child && isPromise(child)) {
    const end = isErrorEvent(type)
      ? { type: rejected, data: event['error'] }
      : { type: resolved, data: event['output'] }
    interception.pass({ source: child, target: child, event: end })
  } else if (child) interception.pass({ source: child, target, event })
  else if (isDelay(type)) elapseDelay(interception, target, event)
  else interception.pass({ source: undefined, target, event })
}

function elapseDelay(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  for (const { id, event: scheduled } of delayedOf(target))
    if (scheduled.type === event.type) cancelDelayed(target, id)
  interception.pass({ source: target, target, event })
}
