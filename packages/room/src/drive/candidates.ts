import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { RoomModel } from '../registry.ts'
import { nodesIn } from '../xstate5-host.ts'

/** Every event that is possible in a snapshot: the model's examples, and the other event types of its states without a payload. */
export function candidates(snapshot: AnyMachineSnapshot, model: RoomModel | undefined): AnyEventObject[] {
  const known = examplesOf(model, snapshot)
  const types = new Set(known.map(({ type }) => type))
  const named = nodesIn(snapshot).flatMap((node) => [...node.transitions.keys()])
  const others = [...new Set(named)].filter((type) => !types.has(type) && !type.includes('*'))
  return [...known, ...others.map((type) => ({ type }))].filter((event) => canHappen(snapshot, event))
}

/** Examples derived from the current context come first, because they fit best. */
export function examplesOf(model: RoomModel | undefined, { context }: AnyMachineSnapshot): AnyEventObject[] {
  const { samples = [], of } = model?.examples ?? {}
  return [...(of?.(context as never, samples) ?? []), ...(model?.events ?? [])]
}

/** An outcome needs its invoked actor to be active; a delay needs its state to be active. */
export function canHappen(snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const { status, children } = snapshot
  if (status !== 'active') return false
  const actor = actorOf(type)
  if (actor !== undefined) return children[actor]?.getSnapshot().status === 'active'
  if (type.startsWith('xstate.done.state.')) return false
  return !isDelay(type) || nodesIn(snapshot).some((node) => node.transitions.has(type))
}

/** The id of the invoked actor whose outcome an event is. */
export function actorOf(type: string): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
}

export function isFailure(type: string): boolean {
  return type.startsWith('xstate.error.')
}

export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}
