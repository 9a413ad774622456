import { leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import { presentActors } from '../host/actor-list.ts'
import { parentOf, rootOf } from '../xstate5.ts'
import { isMachine, isMachineSnapshot, isStarted, logicOf, systemIdOf } from '../xstate5-host.ts'

const firstRoot = 'root'

/** The addresses of actors that cannot be derived. */
const names = new WeakMap<AnyActorRef, string>()
/** The roots whose name stands before the system ids of their actors, because other roots have actors of the same ids. */
const further = new WeakSet<AnyActorRef>()
/** How many actors without an id an actor has been seen to spawn. */
const counts = new WeakMap<AnyActorRef, number>()

/** What an actor is called in every run: its name in the system, else its place below its parent. */
export function addressOf(ref: AnyActorRef): string {
  const name = names.get(ref)
  if (name !== undefined) return name
  const parent = parentOf(ref)
  const systemId = systemIdOf(ref)
  if (systemId !== undefined) {
    const root = rootOf(ref)
    return further.has(root) ? `${addressOf(root)}/${systemId}` : systemId
  }
  return parent ? `${addressOf(parent)}/${ref.id}` : firstRoot
}

/** Gives an actor the address that it had elsewhere. */
export function nameActor(ref: AnyActorRef, address: string): void {
  if (!parentOf(ref) && addressOf(ref) !== address) further.add(ref)
  names.set(ref, address)
}

/** Gives a root of an application with several an address that no other of them has. */
export function nameRoot(root: AnyActorRef, roots: readonly AnyActorRef[]): void {
  const others = roots.filter((other) => other !== root).map(addressOf)
  if (names.has(root) || others.length === 0) return
  const logic = logicOf(root)
  const id = isMachine(logic) && logic.id !== '(machine)' ? logic.id : undefined
  const wanted = systemIdOf(root) ?? id ?? firstRoot
  let name = wanted
  for (let number = 2; others.includes(name); number += 1) name = `${wanted} ${number}`
  if (name !== systemIdOf(root)) nameActor(root, name)
}

/** XState numbers actors that are spawned without an id across all systems: their address is their number below their parent. */
export function nameSpawned(ref: AnyActorRef): void {
  const parent = parentOf(ref)
  if (!parent || ref.id !== ref.sessionId) return
  const count = countOf(parent) + 1
  counts.set(parent, count)
  names.set(ref, `${addressOf(parent)}/(${count})`)
}

export function countOf(ref: AnyActorRef): number {
  return counts.get(ref) ?? 0
}

export function setCount(ref: AnyActorRef, count: number): void {
  counts.set(ref, count)
}

export function actorAt(roots: readonly AnyActorRef[], address: string): AnyActorRef | undefined {
  return actorsIn(roots).find((ref) => addressOf(ref) === address)
}

function actorsIn(roots: readonly AnyActorRef[]): AnyActorRef[] {
  return roots.flatMap(presentActors)
}

export function runsMachine(ref: AnyActorRef): boolean {
  return isMachine(logicOf(ref))
}

/** Where every running machine rests. */
export function statesIn(roots: readonly AnyActorRef[]): Map<string, string> {
  return new Map(
    actorsIn(roots).flatMap((ref) => {
      const snapshot: unknown = ref.getSnapshot()
      // A view makes its actor before it starts it.
      if (!isMachineSnapshot(snapshot) || snapshot.status === 'stopped' || !isStarted(ref)) return []
      // Regions stand in the order in which they were entered last.
      return [[addressOf(ref), leavesOf(snapshot).sort().join(' ')] as const]
    }),
  )
}

export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((address) => before.get(address) !== after.get(address))
      .map((address) => [address, after.get(address) ?? null]),
  )
}
