import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { RoomModel } from '../registry.ts'
import {
  actorOf,
  isActive,
  isDelay,
  isErrorEvent,
  isWildcard,
  nodesIn,
  snapshotActorOf,
  transitionsFor,
} from '../xstate5-host.ts'

/**
 * Returns every event that is possible in a snapshot: the model's examples, and the other event types of the active states
 * without a payload. For a wildcard that no example matches first, the event gets a made-up type.
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
    .map((event) => withCurrentSnapshot(event, snapshot))
}

/** Many actions read properties of an output or the message of an error, and throw if it is undefined. */
function guessesFor(type: string): AnyEventObject[] {
  if (isErrorEvent(type)) return [{ type, error: new Error('simulated') }]
  return type.startsWith('xstate.done.actor.') ? [{ type }, { type, output: {} }] : [{ type }]
}

/** Returns an event type that a descriptor matches. */
export function typeFor(descriptor: string): string {
  return isWildcard(descriptor) ? descriptor.replace(/\*$/, 'any') : descriptor
}

/** Replaces the snapshot in an `xstate.snapshot.*` event, which can only contain the child's current snapshot. */
export function withCurrentSnapshot(
  event: AnyEventObject,
  { children }: Pick<AnyMachineSnapshot, 'children'>,
): AnyEventObject {
  const child = children[snapshotActorOf(event.type) ?? '']
  return child ? { ...event, snapshot: child.getSnapshot() } : event
}

/** Examples derived from the current context come first, because they fit best. */
export function examplesOf(model: RoomModel | undefined, { context }: AnyMachineSnapshot): AnyEventObject[] {
  const { samples = [], of } = model?.examples ?? {}
  return [...(of?.(context as never, samples) ?? []), ...(model?.events ?? [])]
}

/** Done, error and snapshot events require that their actor is active; a delay requires that its state is active. */
export function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { status, children } = snapshot
  if (status !== 'active') return false
  const actor = actorOf(type) ?? snapshotActorOf(type)
  if (actor !== undefined) return isActive(children[actor])
  if (type.startsWith('xstate.done.state.')) return false
  return !isDelay(type) || nodesIn(snapshot).some((node) => node.transitions.has(type))
}
