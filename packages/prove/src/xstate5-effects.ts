/** Reads the effects of XState 5's own actions from inspection events; a part of `xstate5.ts`. */
import { isMachine, nodesOf } from '@statecart/chart'
import type { ActorRefLike, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'
import { type Done, emits, tells } from './model.ts'
import { implementationsOf, isInternal } from './xstate5.ts'

export type Action = Extract<InspectionEvent, { type: '@xstate.action' }>['action']

/** The name and the milliseconds of the delay that an action starts. */
export function startedDelay(
  machine: AnyStateMachine,
  { type, params }: Action,
): { name: string; time: number } | undefined {
  if (type !== 'xstate.raise') return undefined
  const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: number }
  const name = delaysOf(machine).get(event?.type ?? '')
  return name === undefined || delay === undefined ? undefined : { name, time: delay }
}

interface BuiltIn {
  event?: AnyEventObject
  /** The receiver, or its id if it is spawned in the same step. */
  to?: ActorRefLike | string
  delay?: number
  sendId?: string
}

/** The effect of an action of XState itself that no event reports, because the clock of a run never advances. */
export function builtInEffect(
  { type, params }: Action,
  nameOf: (receiver: ActorRefLike | string) => string,
): Done | undefined {
  const { event, to = 'self', delay, sendId }: BuiltIn = params ?? {}
  if (type === 'xstate.cancel' && sendId !== undefined && !isInternal(sendId))
    return { name: `cancel ${sendId}`, carries: undefined }
  if (event === undefined || isInternal(event.type)) return undefined
  if (type === 'xstate.emit') return emits(event)
  return delay === undefined ? undefined : tells(nameOf(to), event, { delay })
}

/** The names of the delays in `after`. A delay without a name is called by its milliseconds. */
export function delayNamesIn(machine: AnyStateMachine): ReadonlySet<string> {
  return new Set(delaysOf(machine).values())
}

/** The named delays in `after` without an implementation, which XState ends at once. */
export function unknownDelaysOf(machine: AnyStateMachine): string[] {
  const { delays } = implementationsOf(machine)
  return [...delayNamesIn(machine)].filter(
    (name) => Number.isNaN(Number(name)) && !Object.hasOwn(delays, name),
  )
}

interface Child {
  id: string
  sessionId: string
  src: unknown
}

/** The effect of starting or stopping a child with an action. Invoked actors are no effects, because they belong to their states. */
export function childEffect(machine: AnyStateMachine, { type, params }: Action): Done | undefined {
  const isStart = type === 'xstate.spawnChild'
  if (!(isStart || type === 'xstate.stopChild')) return undefined
  const { actorRef, input } = (isStart ? params : { actorRef: params }) as {
    actorRef?: Child
    input?: unknown
  }
  if (actorRef === undefined || invokedIn(machine).has(actorRef.id)) return undefined
  return { name: `${isStart ? 'spawn' : 'stop'} ${childName(actorRef)}`, carries: input }
}

/** XState generates an id for an actor without an id. Such an actor is named after its source, or is called `actor`. */
export function childName({ id, sessionId, src }: Child): string {
  if (id !== sessionId) return id
  if (isMachine(src)) return src.id
  return typeof src === 'string' ? src : 'actor'
}

const knownInvoked = new WeakMap<AnyStateMachine, ReadonlySet<string>>()

function invokedIn(machine: AnyStateMachine): ReadonlySet<string> {
  const known = knownInvoked.get(machine)
  if (known) return known
  const ids = new Set(nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
  knownInvoked.set(machine, ids)
  return ids
}

const knownDelays = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>()

/** The names of a machine's delays by event type. They cannot be parsed from the type, because names and ids may contain dots. */
function delaysOf(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const known = knownDelays.get(machine)
  if (known) return known
  const delays = nodesOf(machine.root).flatMap(({ after }) => after)
  const names = new Map(delays.map(({ eventType, delay }) => [eventType, String(delay)]))
  knownDelays.set(machine, names)
  return names
}
