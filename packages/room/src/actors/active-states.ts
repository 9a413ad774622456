import type { ActorLine } from './actors-protocol.ts'

/** Returns the paths of the active states by the name of their machine, which may be run by many actors. */
export function activeStates(
  actors: readonly ActorLine[],
): ReadonlyMap<string | undefined, readonly string[]> {
  const found = new Map<string | undefined, readonly string[]>()
  for (const { machine, states, status } of actors)
    if (status === 'active') found.set(machine, [...new Set([...(found.get(machine) ?? []), ...states])])
  return found
}
