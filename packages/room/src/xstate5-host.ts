/** Access to the internals of XState 5 that is only needed while a room is connected. The rest is in `xstate5.ts`. */
import { nodesOf } from '@statecart/chart'
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import {
  type Internals,
  inside,
  isRunning,
  notStarted,
  optionsOf,
  originalOf,
  type System,
  snapshotOf,
} from './xstate5.ts'

export const systemIdOf = (ref: AnyActorRef): string | undefined => inside(ref).systemId

/** The target of an action that sends to the parent of its actor. */
export const parentTarget = '#_parent'

export const logicOf = (ref: AnyActorRef): unknown => inside(ref).logic

/** Replaces the logic of a single actor, for example of a promise whose answer the room decides. */
export function replaceLogic(ref: AnyActorRef, logic: AnyActorLogic): void {
  inside(ref).logic = logic
}

/**
 * Returns the system of an actor without side effects: it delivers no events, and registers, starts and inspects no actors.
 */
export function quietSystem(
  { system }: AnyActorRef,
  onInspection: (inspectionEvent: InspectionEvent) => void,
): System {
  const nothing = () => undefined
  let count = 0
  return Object.assign(Object.create(system) as typeof system, {
    _bookId: () => `successor:${count++}`,
    _register: (sessionId: string) => sessionId,
    _unregister: nothing,
    _set: nothing,
    _relay: nothing,
    _sendInspectionEvent: onInspection,
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
  })
}

/** The scope that an actor passes to its logic. */
export const scopeOf = (ref: AnyActorRef): AnyActorScope => (inside(ref) as Internals)._actorScope

/** Limits the actions that an actor executes to the types for which the function returns true. */
export function limitActions(ref: AnyActorRef, isExecuted: (type: string) => boolean): void {
  const scope = scopeOf(ref)
  const { actionExecutor: execute } = scope
  scope.actionExecutor = (action) => {
    if (isExecuted(action.type)) execute(action)
  }
}

/** Returns the named implementations of a machine. */
export function implementationsOf(
  machine: AnyStateMachine,
  kind: 'actors' | 'actions' | 'guards',
): Readonly<Record<string, unknown>> {
  return machine.implementations[kind]
}

/**
 * Returns the logic that a machine invokes as `src`. For inline logic, XState derives `src` from the position in the
 * config.
 */
export function actorLogicOf(machine: AnyStateMachine, src: unknown): unknown {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(String(src)) ?? []
  if (index === undefined || id === undefined) return implementationsOf(machine, 'actors')[String(src)]
  // XState's own search by id fails for an id with a dot.
  const invoke: unknown = nodesOf(machine.root).find((node) => node.id === id)?.config.invoke
  const config: unknown = Array.isArray(invoke) ? invoke[Number(index)] : invoke
  return typeof config === 'object' && config !== null && 'src' in config ? config.src : undefined
}

export const inputOf = (ref: AnyActorRef): unknown => optionsOf(ref).input

/** The options with which a new actor gets the same place in its system. */
export interface ActorPlace {
  id: string
  src: unknown
  systemId: string | undefined
  /** Whether the actor sends its snapshots to its parent. */
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

/** The ids of the states that each history state remembers, by its id. */
export function historyOf({ historyValue }: AnyMachineSnapshot): (readonly [string, string[]])[] {
  return Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])
}

type Node = AnyMachineSnapshot['_nodes'][number]

/** The active states. */
export const nodesIn = (snapshot: AnyMachineSnapshot): Node[] => snapshot._nodes

/** Whether an event descriptor of a transition matches many types: `*` or `track.*`. */
export const isWildcard = (descriptor: string): boolean => descriptor === '*' || descriptor.endsWith('.*')

/** Whether a transition with this descriptor is tried for events of this type. */
export function isDescribedBy(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true
  if (!isWildcard(descriptor)) return false
  const prefix = descriptor.slice(0, -2)
  return !prefix.split('.').includes('*') && (type === prefix || type.startsWith(`${prefix}.`))
}

/** The events with which XState starts and stops an actor. They are not passed to transitions. */
const lifecycle = new Set(['xstate.init', 'xstate.stop'])

export const isLifecycle = (type: string): boolean => lifecycle.has(type)

/**
 * Returns the transitions that a state tries for an event, in order: those of its type, then those of wildcards, the
 * longest first.
 */
export function transitionsFor({ transitions }: Node, type: string): Transition[] {
  if (isLifecycle(type)) return []
  const wildcards = [...transitions.keys()].filter((key) => key !== type && isDescribedBy(type, key))
  const descriptors = [type, ...wildcards.sort((one, other) => other.length - one.length)]
  return descriptors.flatMap((descriptor) => transitions.get(descriptor) ?? [])
}

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

export const isStarted = (ref: AnyActorRef): boolean => inside(ref)._processingStatus !== notStarted

interface Queued {
  value: AnyEventObject
  next: Queued | null
}

/** The events that an actor has received before its start. It processes them as soon as it has started. */
export function receivedBeforeStart(ref: AnyActorRef): AnyEventObject[] {
  const { mailbox } = ref as AnyActorRef & { mailbox?: { _active: boolean; _current: Queued | null } }
  const events: AnyEventObject[] = []
  if (mailbox?._active) return events
  for (let queued = mailbox?._current; queued; queued = queued.next) events.push(queued.value)
  return events
}

/** Whether the latest snapshot of an actor, which may not be started yet, is active. */
export const isActive = (ref: AnyActorRef | undefined): boolean => snapshotOf(ref)?.status === 'active'

/** Whether an actor has been stopped, or has ended by itself, with or without a result. */
export const hasEnded = (ref: AnyActorRef): boolean => isStarted(ref) && !isRunning(ref)

type Deliver = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/** Controls the function with which an actor system delivers all events: messages, outcomes and elapsed delays. */
export interface Relay {
  /** Delivers an event with the original function. */
  deliver: Deliver
  replace(replacement: Deliver): void
  restore(): void
}

export function relayOf(system: System): Relay {
  const relaying = system as System & { _relay: Deliver }
  const { _relay: deliver } = relaying
  const replace = (replacement: Deliver) => {
    relaying._relay = (source, target, event) => replacement(source, originalOf(target), event)
  }
  return {
    deliver,
    replace,
    restore() {
      relaying._relay = deliver
    },
  }
}

/** The event with which XState reports a snapshot that `setSnapshot` has restored. No actor receives it. */
export const resumeEventType = 'room.resume'

/** Replaces an actor's snapshot, for which XState has no public method. */
export function setSnapshot(ref: AnyActorRef, snapshot: Snapshot<unknown>): void {
  ;(inside(ref) as Internals).update(snapshot, { type: resumeEventType })
}

/** Returns the id of the invoked actor to which a done or error event belongs. */
export function actorOf(type: string): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
}

/** Returns the id of the child to which a snapshot event belongs. */
export function snapshotActorOf(type: string): string | undefined {
  return /^xstate\.snapshot\.(.+)$/.exec(type)?.[1]
}

/** Returns the message of the error with which an actor has ended. */
export function failureOf(snapshot: Snapshot<unknown> | undefined): string | undefined {
  if (snapshot?.status !== 'error') return undefined
  const { error } = snapshot
  return error instanceof Error ? error.message || error.name : String(error)
}

export function isErrorEvent(type: string): boolean {
  return type.startsWith('xstate.error.')
}

export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}
