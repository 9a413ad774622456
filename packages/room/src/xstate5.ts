import {
  Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'

/** The values of `_processingStatus`. */
const notStarted = 0
const running = 1

type Options = { input?: unknown; snapshot?: unknown; inspect?: unknown }

type System = AnyActorRef['system']

/** The parts of an actor that XState 5 does not declare on `AnyActorRef`. */
interface Internals {
  _processingStatus: number
  options: Options
  systemId: string | undefined
  logic: unknown
  _snapshot: Snapshot<unknown> | undefined
  _actorScope: AnyActorScope
  update(snapshot: Snapshot<unknown>, event: AnyEventObject): void
  _syncSnapshot: boolean | undefined
}

function inside(ref: AnyActorRef): AnyActorRef & Partial<Internals> {
  return ref as AnyActorRef & Partial<Internals>
}

export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => ref._parent

export function rootOf(ref: AnyActorRef): AnyActorRef {
  let root = ref
  while (root._parent) root = root._parent
  return root
}

export const systemIdOf = (ref: AnyActorRef): string | undefined => inside(ref).systemId

/** The target of an action that sends to the parent of its actor. */
export const parentTarget = '#_parent'

export const logicOf = (ref: AnyActorRef): unknown => inside(ref).logic

/** Gives a single actor other logic, for example a promise whose answer the room decides. */
export function replaceLogic(ref: AnyActorRef, logic: AnyActorLogic): void {
  inside(ref).logic = logic
}

/** The system of an actor without side effects: no event is passed on, and no actor is registered, started or inspected. */
export function quietSystem(
  { system }: AnyActorRef,
  onHappening: (happening: InspectionEvent) => void,
): System {
  const nothing = () => undefined
  let count = 0
  return Object.assign(Object.create(system) as typeof system, {
    _bookId: () => `successor:${count++}`,
    _register: (sessionId: string) => sessionId,
    _unregister: nothing,
    _set: nothing,
    _relay: nothing,
    _sendInspectionEvent: onHappening,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
  })
}

/** The scope that an actor passes to its logic. */
export const scopeOf = (ref: AnyActorRef): AnyActorScope => (inside(ref) as Internals)._actorScope

/** Lets an actor execute only those actions of which the function says so, by their types. */
export function limitActions(ref: AnyActorRef, isExecuted: (type: string) => boolean): void {
  const scope = scopeOf(ref)
  const { actionExecutor: execute } = scope
  scope.actionExecutor = (action) => {
    if (isExecuted(action.type)) execute(action)
  }
}

/** What a machine has been given by name. */
export function implementationsOf(
  machine: AnyStateMachine,
  kind: 'actors' | 'actions' | 'guards',
): Readonly<Record<string, unknown>> {
  return machine.implementations[kind]
}

/** The logic that a machine invokes as `src`. XState names logic that is written into the config by its place in it. */
export function actorLogicOf(machine: AnyStateMachine, src: unknown): unknown {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(String(src)) ?? []
  if (index === undefined || id === undefined) return implementationsOf(machine, 'actors')[String(src)]
  const invoke: unknown = machine.getStateNodeById(id).config.invoke
  const config: unknown = Array.isArray(invoke) ? invoke[Number(index)] : invoke
  return typeof config === 'object' && config !== null && 'src' in config ? config.src : undefined
}

/** The options that an actor was created with. */
export function optionsOf(ref: AnyActorRef): Options {
  return inside(ref).options ?? {}
}

export const inputOf = (ref: AnyActorRef): unknown => optionsOf(ref).input

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
export const sourceOf = ({ src }: AnyActorRef): string | undefined =>
  typeof src === 'string' ? src : undefined

export function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot && 'machine' in snapshot
}

/** The active states. */
export const nodesIn = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot['_nodes'] => snapshot._nodes

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>
export type Transition = Microstep['_transitions'][number]

export const transitionsOf = (step: Microstep): readonly Transition[] => step._transitions

type Delayed = ReturnType<System['getSnapshot']>['_scheduledEvents'][string]

/** The delayed events that an actor has scheduled. */
export function delayedOf(ref: AnyActorRef): Delayed[] {
  const { _scheduledEvents: scheduled } = ref.system.getSnapshot()
  return Object.values(scheduled).filter(({ source }) => source === ref)
}

export function cancelDelayed(ref: AnyActorRef, id: string): void {
  ref.system.scheduler.cancel(ref, id)
}

export function cancelAllDelayed(ref: AnyActorRef): void {
  ref.system.scheduler.cancelAll(ref)
}

export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'config' in logic && 'root' in logic
}

/** Whether an actor has been started and not stopped. */
export const isRunning = (ref: AnyActorRef): boolean => inside(ref)._processingStatus === running

export const isStarted = (ref: AnyActorRef): boolean => inside(ref)._processingStatus !== notStarted

type Deliver = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/** The function of an actor system through which all its events go: messages, outcomes and elapsed delays. */
export interface Relay {
  /** Delivers an event past the replacement. */
  deliver: Deliver
  replace(replacement: Deliver): void
  restore(): void
}

export function relayOf(system: System): Relay {
  const relaying = system as System & { _relay: Deliver }
  const { _relay: deliver } = relaying
  const replace = (replacement: Deliver) => {
    relaying._relay = replacement
  }
  return { deliver, replace, restore: () => replace(deliver) }
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
export const snapshotOf = (ref: AnyActorRef): Snapshot<unknown> | undefined => inside(ref)._snapshot

/** XState has no public method that replaces an actor's snapshot. */
export function setSnapshot(ref: AnyActorRef, snapshot: Snapshot<unknown>): void {
  ;(inside(ref) as Internals).update(snapshot, { type: 'room.resume' })
}

interface Inspected {
  inspect: System['inspect']
  _sendInspectionEvent(happening: Uninspected): void
}

/** What XState passes to the inspection of a system, before it makes an inspection event of it. */
export type Uninspected = Pick<InspectionEvent, 'type' | 'actorRef'> &
  Partial<{ sourceRef: AnyActorRef | undefined; event: AnyEventObject }>

/**
 * Calls back with the events of a system's actors, and when one of them is stopped. As long as nothing else inspects the system, XState makes no inspection events: with them an event
 * of an actor costs half as much again. Only used in development.
 */
export function gateInspection(system: System, onHappening: (happening: Uninspected) => void): void {
  const inspected = system as System & Inspected
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
