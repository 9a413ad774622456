import { isMachine, leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import { presentActors } from '../host/actor-list.ts'
import { parentOf, rootOf, snapshotOf } from '../xstate5.ts'
import { isMachineSnapshot, isStarted, logicOf, systemIdOf } from '../xstate5-host.ts'

const firstRoot = 'root'

/** The addresses of actors that cannot be derived from their ids. */
const names = new WeakMap<AnyActorRef, string>()
/**
 * The roots whose name is a prefix of their actors' addresses, because other roots may have actors with the same system
 * ids.
 */
const further = new WeakSet<AnyActorRef>()
/** The number of actors without an id that an actor has been observed to spawn. */
const counts = new WeakMap<AnyActorRef, number>()

/** Returns an address that is the same in every run: the actor's system id, or else its path below its parent. */
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

/** Gives an actor the address that it had in another run, in which it had the system id. */
export function nameActor(ref: AnyActorRef, address: string, systemId = systemIdOf(ref)): void {
  if (!parentOf(ref) && address !== (systemId ?? firstRoot)) further.add(ref)
  names.set(ref, address)
}

/** Gives a root a unique address if the application has several roots. */
export function nameRoot(root: AnyActorRef, roots: readonly AnyActorRef[]): void {
  const others = roots.filter((other) => other !== root).map(addressOf)
  if (names.has(root) || others.length === 0) return
  const logic = logicOf(root)
  const id = isMachine(logic) && logic.id !== '(machine)' ? logic.id : undefined
  const wanted = systemIdOf(root) ?? (root.id === root.sessionId ? id : root.id) ?? firstRoot
  let name = wanted
  for (let number = 2; others.includes(name); number += 1) name = `${wanted} ${number}`
  if (name !== systemIdOf(root)) nameActor(root, name)
}

/**
 * Gives an actor that was spawned without an id its number below its parent as its address, because XState numbers such
 * actors across all systems.
 */
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

/** Returns the active states of every running machine, by the actor's address. */
export function statesIn(roots: readonly AnyActorRef[]): Map<string, string> {
  return new Map(
    actorsIn(roots).flatMap((ref) => {
      const snapshot = snapshotOf(ref)
      // Skips actors that are not started yet, because a view creates its actor before it starts it.
      if (!isMachineSnapshot(snapshot) || snapshot.status === 'stopped' || !isStarted(ref)) return []
      // Sorts the regions, because they are in the order in which they were entered last.
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
