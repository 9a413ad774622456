import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { RoomModel } from '../registry.ts'

/** Everything that could happen to a machine as it stands: the model's examples, and whatever else its states name, with nothing in it. */
export function candidates(snapshot: AnyMachineSnapshot, model: RoomModel | undefined): AnyEventObject[] {
  const known = examplesOf(model, snapshot)
  const types = new Set(known.map(({ type }) => type))
  const named = snapshot._nodes.flatMap((node) => [...node.transitions.keys()])
  const others = [...new Set(named)].filter((type) => !types.has(type) && !type.includes('*'))
  return [...known, ...others.map((type) => ({ type }))].filter((event) => canHappen(snapshot, event))
}

/** Those that depend on how it stands come first: they fit best. */
export function examplesOf(model: RoomModel | undefined, { context }: AnyMachineSnapshot): AnyEventObject[] {
  const { samples = [], of } = model?.examples ?? {}
  return [...(of?.(context as never, samples) ?? []), ...(model?.events ?? [])]
}

/** An outcome comes only of what is under way, a delay passes only where it runs. */
export function canHappen(
  { status, children, _nodes: nodes }: AnyMachineSnapshot,
  { type }: AnyEventObject,
): boolean {
  if (status !== 'active') return false
  const actor = actorOf(type)
  if (actor !== undefined) return children[actor]?.getSnapshot().status === 'active'
  if (type.startsWith('xstate.done.state.')) return false
  return !isDelay(type) || nodes.some((node) => node.transitions.has(type))
}

/** Whose outcome an event is. */
export function actorOf(type: string): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
}

export function isFailure(type: string): boolean {
  return type.startsWith('xstate.error.')
}

export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}
