import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { isPromise, rejected, resolved } from '../host/actor-kinds.ts'
import type { Interception } from '../host/interception.ts'
import type { RoomModel } from '../registry.ts'
import { snapshotOf } from '../xstate5.ts'
import { cancelDelayed, delayedOf, isMachineSnapshot, nodesIn, transitionsOf } from '../xstate5-host.ts'
import { actorOf, isDelay, isFailure, toldActorOf, withPresentState } from './candidates.ts'
import { senderOf } from './child-events.ts'
import { findPath, findSending, isIn, keyOf, type PathStep } from './find-path.ts'
import { initEventType, initialStatesOf, restartOnNextEvent } from './restart.ts'

/** The maximum number of events. If the actor has not reached the target by then, the search is given up. */
const longest = 40

export interface Played {
  steps: readonly PathStep[]
  end: 'arrived' | 'passed' | 'diverged' | 'noWay'
  /** The types of events that only a child of the actor sends and that it cannot be made to send. */
  impossible: readonly string[]
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
  const passing = watchFor(ref, state)
  const ended = (end: Played['end']): Played => ({
    steps,
    end: passing.leave(end),
    impossible: end === 'noWay' || end === 'diverged' ? [...impossible] : [],
  })
  while (steps.length < longest && !passing.isOver()) {
    const way = findPath(ref, state, model, impossible)
    if (!way) break
    if (way.length === 0) return ended('arrived')
    steps.push(...follow(interception, ref, way, model, impossible))
  }
  if (passing.isOver()) return ended('passed')
  return ended(steps.length === 0 ? 'noWay' : 'diverged')
}

/**
 * Detects that an actor has passed through a state without staying there, because the state is transient or its entry
 * actions cause another transition.
 */
function watchFor(ref: AnyActorRef, state: string) {
  let wasIn = false
  const { unsubscribe } = ref.system.inspect((inspectionEvent) => {
    if (inspectionEvent.actorRef === ref) wasIn ||= entered(ref, inspectionEvent).includes(state)
  })
  const isThere = () => isIn(ref.getSnapshot(), state)
  return {
    isOver: () => wasIn && !isThere(),
    leave(end: Played['end']) {
      unsubscribe()
      return end
    },
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
function follow(
  interception: Interception,
  ref: AnyActorRef,
  way: readonly PathStep[],
  model: RoomModel | undefined,
  impossible: Set<string>,
): PathStep[] {
  const gone: PathStep[] = []
  for (const step of way) {
    const child = senderOf(ref, step.event.type)
    const sending = child && bringAbout(interception, child, step.event)
    if (child && !sending) {
      impossible.add(step.event.type)
      break
    }
    if (!child) happen(interception, ref, step.event)
    gone.push(...(sending ?? []), step)
    const after = snapshotOf(ref)
    if (!isMachineSnapshot(after) || keyOf(after, model) !== step.key) break
  }
  return gone
}

/** Makes a child send its parent an event, as the application would. Returns the events that the child received. */
function bringAbout(
  interception: Interception,
  child: AnyActorRef,
  event: AnyEventObject,
): PathStep[] | undefined {
  const way = findSending(child, event)
  if (!way) return undefined
  let isSent = false
  const stop = interception.watch((delivery, deliver) => {
    isSent ||= delivery.source === child && delivery.event.type === event.type
    deliver()
  })
  for (const { event: own } of way) happen(interception, child, own)
  stop()
  return isSent ? way.map((step) => ({ ...step, child: child.id })) : undefined
}

/**
 * Delivers an event to a live actor. An outcome is sent by the invoked actor to which it belongs; a delay elapses
 * immediately.
 */
export function happen(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  const { type } = event
  if (type === initEventType) restartOnNextEvent(target)
  const snapshot = snapshotOf(target)
  const told = toldActorOf(type)
  const id = actorOf(type) ?? told
  const child = id !== undefined && isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined
  if (told !== undefined) {
    if (child && isMachineSnapshot(snapshot))
      interception.pass({ source: child, target, event: withPresentState(event, snapshot) })
  } else if (child && isPromise(child)) {
    const end = isFailure(type)
      ? { type: rejected, data: event['error'] }
      : { type: resolved, data: event['output'] }
    interception.pass({ source: child, target: child, event: end })
  } else if (child) interception.pass({ source: child, target, event })
  else if (isDelay(type)) passTime(interception, target, event)
  else interception.pass({ source: undefined, target, event })
}

function passTime(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  for (const { id, event: due } of delayedOf(target)) if (due.type === event.type) cancelDelayed(target, id)
  interception.pass({ source: target, target, event })
}
