/**
 * Access to the internals of XState 5 that is needed even while no room is open, so an application loads it immediately.
 * The rest is in `xstate5-host.ts`.
 */
import {
  Actor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'

/** The values of `_processingStatus`. */
export const notStarted = 0
const running = 1

export type Options = { input?: unknown; snapshot?: unknown; inspect?: unknown }

export type System = AnyActorRef['system']

/** The parts of an actor that XState 5 does not declare on `AnyActorRef`. */
export interface Internals {
  _processingStatus: number
  options: Options
  systemId: string | undefined
  logic: unknown
  _snapshot: Snapshot<unknown> | undefined
  _actorScope: AnyActorScope
  update(snapshot: Snapshot<unknown>, event: AnyEventObject): void
  _syncSnapshot: boolean | undefined
}

export function inside(ref: AnyActorRef): AnyActorRef & Partial<Internals> {
  return ref as AnyActorRef & Partial<Internals>
}

/**
 * Returns the actor itself if it is given as a reactive object of Vue (`ref(createActor(machine))`). Such an object is a proxy,
 * so without this the room would take it for another actor, and would show each of its events twice.
 */
export function originalOf(ref: AnyActorRef): AnyActorRef {
  const { __v_raw: original } = ref as AnyActorRef & { __v_raw?: AnyActorRef }
  return original === undefined ? ref : originalOf(original)
}

export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => ref._parent

export function rootOf(ref: AnyActorRef): AnyActorRef {
  let root = ref
  while (root._parent) root = root._parent
  return root
}

/** The options that an actor was created with. */
export function optionsOf(ref: AnyActorRef): Options {
  return inside(ref).options ?? {}
}

/** Whether an actor has been started and not stopped. */
export const isRunning = (ref: AnyActorRef): boolean => inside(ref)._processingStatus === running

/** The methods of an actor through which it is started and receives events. */
interface Wrapped {
  start(): unknown
  _send(event: unknown): void
}

/**
 * Calls the listeners before an actor starts or receives an event. It wraps two methods of `Actor.prototype`, because
 * XState 5 has no list of all actors. Returns a function that removes the wrappers.
 */
export function watchActors(
  onStart: (ref: AnyActorRef) => void,
  onEvent: (ref: AnyActorRef) => void,
): () => void {
  const prototype = Actor.prototype as unknown as Wrapped
  const { start, _send: send } = prototype
  prototype.start = function (this: Wrapped) {
    onStart(originalOf(this as unknown as AnyActorRef))
    return start.call(this)
  }
  prototype._send = function (this: Wrapped, event) {
    onEvent(originalOf(this as unknown as AnyActorRef))
    send.call(this, event)
  }
  return () => Object.assign(prototype, { start, _send: send })
}

/** Returns the latest snapshot, or undefined while the actor is being created. */
export const snapshotOf = (ref: AnyActorRef | undefined): Snapshot<unknown> | undefined =>
  ref && inside(ref)._snapshot

interface Inspected {
  inspect: System['inspect']
  _sendInspectionEvent(inspectionEvent: Uninspected): void
}

/** The data that XState passes to the inspection of a system, from which it creates an inspection event. */
export type Uninspected = Pick<InspectionEvent, 'type' | 'actorRef'> &
  Partial<{ sourceRef: AnyActorRef | undefined; event: AnyEventObject }>

/**
 * Calls the listener with the events of a system's actors, and when one of them is stopped. As long as nothing else
 * inspects the system, XState creates no inspection events, which would make an actor's event 50 percent more expensive.
 * `isInspected` is whether the system may already have inspectors besides the room's own. Only used in development.
 */
export function gateInspection(
  system: System,
  isInspected: boolean,
  onInspection: (inspectionEvent: Uninspected) => void,
): void {
  const inspected = system as System & Inspected
  const { inspect, _sendInspectionEvent: send } = inspected
  const inspectors = new Set<object>(isInspected ? [system] : [])
  inspected._sendInspectionEvent = (given) => {
    const { type, event, actorRef: ref } = given
    const actorRef = originalOf(ref as AnyActorRef)
    const inspectionEvent = actorRef === ref ? given : { ...given, actorRef }
    if (type === '@xstate.event' || (type === '@xstate.snapshot' && event?.type === 'xstate.stop'))
      onInspection(inspectionEvent)
    if (inspectors.size > 0) send(inspectionEvent)
  }
  inspected.inspect = (observer) => {
    const subscription = inspect(observer)
    inspectors.add(subscription)
    return {
      unsubscribe() {
        inspectors.delete(subscription)
        subscription.unsubscribe()
      },
    }
  }
}
