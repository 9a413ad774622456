import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/**
 * The paths of functions in the contexts of a machine and its children. A context without functions can be stored, sent and
 * recorded.
 */
function functionsIn({ context, children }: Pick<AnyMachineSnapshot, 'context' | 'children'>): string[] {
  const own = placesIn(context, 'context', new Set())
  const others = Object.entries<AnyActorRef | undefined>(children).flatMap(([id, child]) => {
    const snapshot: unknown = child?.getSnapshot()
    return isMachineSnapshot(snapshot) ? functionsIn(snapshot).map((place) => `${id}: ${place}`) : []
  })
  return [...own, ...others]
}

/** The beginning of the problem of a context that holds functions. */
export const holdsFunction = 'holds a function in '

/** One problem for all functions in a context. */
export function functionsProblem(snapshot: AnyMachineSnapshot): string[] {
  const [first, ...others] = functionsIn(snapshot)
  if (first === undefined) return []
  const count = others.length > 0 ? ` and in ${others.length} other places` : ''
  return [`${holdsFunction}${first}${count} (see \`allowsFunctions\`)`]
}

function placesIn(value: unknown, place: string, seen: Set<unknown>): string[] {
  if (typeof value === 'function') return [place]
  if (typeof value !== 'object' || value === null || isActor(value) || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]) => placesIn(part, `${place}.${name}`, seen))
}

export function isActor(value: object): boolean {
  return 'getSnapshot' in value
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'context' in snapshot && 'children' in snapshot
}
