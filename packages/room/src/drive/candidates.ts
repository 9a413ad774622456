import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { RoomModel } from '../registry.ts'
import { isWildcard, nodesIn, transitionsFor } from '../xstate5-host.ts'

/**
 * Every event that is possible in a snapshot: the model's examples, and the other event types of its states without a payload. For a wildcard
 * that is tried first for no example, a type is made up.
 */
export function candidates(snapshot: AnyMachineSnapshot, model: RoomModel | undefined): AnyEventObject[] {
  const known = examplesOf(model, snapshot)
  const types = new Set(known.map(({ type }) => type))
  const others = nodesIn(snapshot).flatMap((node) => {
    const isTried = (descriptor: string) =>
      isWildcard(descriptor)
        ? [...types].some((type) => transitionsFor(node, type)[0]?.eventType === descriptor)
        : types.has(descriptor)
    return [...node.transitions.keys()].filter((descriptor) => !isTried(descriptor)).map(typeFor)
  })
  return [...known, ...[...new Set(others)].flatMap(guessesFor)]
    .filter((event) => canHappen(snapshot, event))
    .map((event) => withPresentState(event, snapshot))
}

/** Many actions read parts of an output, and throw where there is none: an empty one comes second. */
function guessesFor(type: string): AnyEventObject[] {
  return type.startsWith('xstate.done.actor.') ? [{ type }, { type, output: {} }] : [{ type }]
}

/** A type of the events that a descriptor stands for. */
export function typeFor(descriptor: string): string {
  return isWildcard(descriptor) ? descriptor.replace(/\*$/, 'any') : descriptor
}

/** An event by which XState tells the state of a child can only tell the present one. */
export function withPresentState(
  event: AnyEventObject,
  { children }: Pick<AnyMachineSnapshot, 'children'>,
): AnyEventObject {
  const child = children[toldActorOf(event.type) ?? '']
  return child ? { ...event, snapshot: child.getSnapshot() } : event
}

/** Examples derived from the current context come first, because they fit best. */
export function examplesOf(model: RoomModel | undefined, { context }: AnyMachineSnapshot): AnyEventObject[] {
  const { samples = [], of } = model?.examples ?? {}
  return [...(of?.(context as never, samples) ?? []), ...(model?.events ?? [])]
}

/** An outcome, and the state of an actor, need that actor to be active; a delay needs its state to be active. */
export function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { status, children } = snapshot
  if (status !== 'active') return false
  const actor = actorOf(type) ?? toldActorOf(type)
  if (actor !== undefined) return children[actor]?.getSnapshot().status === 'active'
  if (type.startsWith('xstate.done.state.')) return false
  return !isDelay(type) || nodesIn(snapshot).some((node) => node.transitions.has(type))
}

/** The id of the invoked actor whose outcome an event is. */
export function actorOf(type: string): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
}

/** The id of the child whose state an event tells. */
export function toldActorOf(type: string): string | undefined {
  return /^xstate\.snapshot\.(.+)$/.exec(type)?.[1]
}

export function isFailure(type: string): boolean {
  return type.startsWith('xstate.error.')
}

export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}
