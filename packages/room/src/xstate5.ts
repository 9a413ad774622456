import {
  Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'

/** The values of `_processingStatus`. */
const notStarted = 0
const running = 1

/** The parts of an actor that XState 5 does not declare on `AnyActorRef`. */
interface Internals {
  _processingStatus: number
  options: { input?: unknown; snapshot?: unknown }
  systemId: string | undefined
  logic: unknown
  _syncSnapshot: boolean | undefined
}

function inside(ref: AnyActorRef): AnyActorRef & Partial<Internals> {
  return ref as AnyActorRef & Partial<Internals>
}

export function parentOf(ref: AnyActorRef): AnyActorRef | undefined {
  return ref._parent
}

export function rootOf(ref: AnyActorRef): AnyActorRef {
  let root = ref
  while (root._parent) root = root._parent
  return root
}

export function systemIdOf(ref: AnyActorRef): string | undefined {
  return inside(ref).systemId
}

export function logicOf(ref: AnyActorRef): unknown {
  return inside(ref).logic
}

/** Gives a single actor other logic, for example a promise whose answer the room decides. */
export function replaceLogic(ref: AnyActorRef, logic: AnyActorLogic): void {
  inside(ref).logic = logic
}

/** The scope that an actor passes to its logic. */
export function scopeOf(ref: AnyActorRef): AnyActorScope {
  return (ref as AnyActorRef & { _actorScope: AnyActorScope })._actorScope
}

/** The actors that a machine can invoke and spawn by name. */
export function actorsOf(machine: AnyStateMachine): Readonly<Record<string, unknown>> {
  return machine.implementations.actors
}

/** The logic that a machine invokes as `src`. XState names logic that is written into the config by its place in it. */
export function actorLogicOf(machine: AnyStateMachine, src: unknown): unknown {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(String(src)) ?? []
  if (index === undefined || id === undefined) return actorsOf(machine)[String(src)]
  const invoke: unknown = machine.getStateNodeById(id).config.invoke
  const config: unknown = Array.isArray(invoke) ? invoke[Number(index)] : invoke
  return typeof config === 'object' && config !== null && 'src' in config ? config.src : undefined
}

/** The options that an actor was created with. */
export function optionsOf(ref: AnyActorRef): { input?: unknown; snapshot?: unknown } {
  return inside(ref).options ?? {}
}

export function inputOf(ref: AnyActorRef): unknown {
  return optionsOf(ref).input
}

/** The options that place an actor in its system again. */
export interface ActorPlace {
  id: string
  src: unknown
  systemId: string | undefined
  /** Whether the parent is sent the actor's snapshots. */
  syncSnapshot: boolean | undefined
}

export function placeOf(ref: AnyActorRef): ActorPlace {
  const { id, src, systemId, _syncSnapshot: syncSnapshot } = inside(ref)
  return { id, src, systemId, syncSnapshot }
}

/** The name under which a machine invokes or spawns the actor's logic, if it has one. */
export function sourceOf({ src }: AnyActorRef): string | undefined {
  return typeof src === 'string' ? src : undefined
}

export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'config' in logic && 'root' in logic
}

/** Whether an actor has been started and not stopped. */
export function isRunning(ref: AnyActorRef): boolean {
  return inside(ref)._processingStatus === running
}

export function isStarted(ref: AnyActorRef): boolean {
  return inside(ref)._processingStatus !== notStarted
}

type Deliver = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/** The function of an actor system through which all its events go: messages, outcomes and elapsed delays. */
export interface Relay {
  /** Delivers an event past the replacement. */
  deliver: Deliver
  replace(replacement: Deliver): void
  restore(): void
}

export function relayOf(system: AnyActorRef['system']): Relay {
  const relaying = system as AnyActorRef['system'] & { _relay: Deliver }
  const { _relay: deliver } = relaying
  return {
    deliver,
    replace(replacement) {
      relaying._relay = replacement
    },
    restore() {
      relaying._relay = deliver
    },
  }
}

/** The methods of an actor through which it is started and receives events. */
interface Wrapped {
  start(): unknown
  _send(event: unknown): void
}

/**
 * Calls back before an actor starts or receives an event, by wrapping two methods of `Actor.prototype`: XState 5 has no list of all actors. Returns
 * a function that removes the wrappers.
 */
export function watchActors(
  onStart: (ref: AnyActorRef) => void,
  onEvent: (ref: AnyActorRef) => void,
): () => void {
  const prototype = Actor.prototype as unknown as Wrapped
  const { start, _send: send } = prototype
  prototype.start = function (this: Wrapped) {
    onStart(this as unknown as AnyActorRef)
    return start.call(this)
  }
  prototype._send = function (this: Wrapped, event) {
    onEvent(this as unknown as AnyActorRef)
    send.call(this, event)
  }
  return () => Object.assign(prototype, { start, _send: send })
}

/** The latest snapshot; undefined while the actor is being made. */
export function snapshotOf(ref: AnyActorRef): Snapshot<unknown> | undefined {
  return (ref as AnyActorRef & { _snapshot: Snapshot<unknown> | undefined })._snapshot
}

interface Inspected {
  inspect: AnyActorRef['system']['inspect']
  _sendInspectionEvent(happening: Uninspected): void
}

/** What XState passes to the inspection of a system, before it makes an inspection event of it. */
export type Uninspected = Pick<InspectionEvent, 'type' | 'actorRef'> & Partial<Happened>

interface Happened {
  sourceRef: AnyActorRef | undefined
  event: AnyEventObject
}

/**
 * Calls back with the events of a system's actors, and when one of them is stopped. As long as nothing else inspects the system, XState makes no inspection events: with them an event
 * of an actor costs half as much again. Only used in development.
 */
export function gateInspection(
  system: AnyActorRef['system'],
  onHappening: (happening: Uninspected) => void,
): void {
  const inspected = system as AnyActorRef['system'] & Inspected
  const { inspect, _sendInspectionEvent: send } = inspected
  let others = 0
  inspected._sendInspectionEvent = (happening) => {
    const { type, event } = happening
    if (type === '@xstate.event' || (type === '@xstate.snapshot' && event?.type === 'xstate.stop'))
      onHappening(happening)
    if (others > 0) send(happening)
  }
  inspected.inspect = (observer) => {
    const { unsubscribe } = inspect(observer)
    others += 1
    return {
      unsubscribe() {
        others -= 1
        unsubscribe()
      },
    }
  }
}

/** Whether a root was created with this function as its only observer. */
export function isInspectedBy(root: AnyActorRef, inspect: unknown): boolean {
  return (optionsOf(root) as { inspect?: unknown }).inspect === inspect
}
