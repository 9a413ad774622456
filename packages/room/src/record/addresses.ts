import { leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import { presentActors } from '../host/actor-list.ts'
import { isMachine } from '../xstate5.ts'

/** What an actor is called in every run: its name in the system, else its place below its parent. */
export function addressOf(ref: AnyActorRef): string {
  if ('systemId' in ref && typeof ref.systemId === 'string') return ref.systemId
  return ref._parent ? `${addressOf(ref._parent)}/${ref.id}` : 'root'
}

export function actorAt(root: AnyActorRef, address: string): AnyActorRef | undefined {
  return presentActors(root).find((ref) => addressOf(ref) === address)
}

export function runsMachine(ref: AnyActorRef): boolean {
  return 'logic' in ref && isMachine(ref.logic)
}

/** Where every running machine rests. */
export function statesIn(root: AnyActorRef): Map<string, string> {
  return new Map(
    presentActors(root).flatMap((ref) => {
      const snapshot: unknown = ref.getSnapshot()
      if (!isMachineSnapshot(snapshot) || snapshot.status === 'stopped' || !isStarted(ref)) return []
      // Regions stand in the order in which they were entered last.
      return [[addressOf(ref), leavesOf(snapshot).sort().join(' ')] as const]
    }),
  )
}

/** A view makes its actor before it starts it. */
function isStarted(ref: AnyActorRef): boolean {
  return !('_processingStatus' in ref) || ref._processingStatus !== 0
}

export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((address) => before.get(address) !== after.get(address))
      .map((address) => [address, after.get(address) ?? null]),
  )
}
