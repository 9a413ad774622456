import type { AnyActorRef } from 'xstate'
import type { RoomMachine } from '../registry.ts'
import { isRunning, snapshotOf } from '../xstate5.ts'
import { isStarted } from '../xstate5-host.ts'
import type { MachineList } from './machine-list.ts'

/** An actor that is running or has run since the room was opened. */
export interface KnownActor {
  /** The session id, made unique, because each copy of XState counts from 0. */
  id: string
  ref: AnyActorRef
  /**
   * Determined when it is first read. After a hot reload, React has stopped the old actor by then, so that its machine can be
   * replaced.
   */
  readonly machine: RoomMachine | undefined
}

export interface ActorList {
  /** Adds an actor, unless it is in the list; `hasRun` is whether it has been started. */
  add(ref: AnyActorRef, hasRun?: boolean): KnownActor
  of(id: string): KnownActor | undefined
  idOf(ref: AnyActorRef): string
  machineOf(ref: AnyActorRef): RoomMachine | undefined
  /**
   * Whether an actor has been stopped, or has ended by itself. `@xstate/react` gives an actor that it has stopped the status of
   * one that was never started, so that React can mount it again.
   */
  hasEnded(ref: AnyActorRef): boolean
  /** Determines the machines of all actors, and thereby the list of machines. */
  identify(): void
  /** Leaves out actors that are being created, and those that XState has refused because of their system id. */
  all(): readonly KnownActor[]
  /** Removes the actors of a root. */
  forget(root: AnyActorRef): void
}

export function createActorList(machines: Pick<MachineList, 'of'>): ActorList {
  const known = new Map<string, KnownActor>()
  const byRef = new WeakMap<AnyActorRef, KnownActor>()
  const machineByRef = new WeakMap<AnyActorRef, RoomMachine | undefined>()

  const started = new WeakSet<AnyActorRef>()

  const isInUse = (machine: RoomMachine) =>
    [...known.values()].some(({ ref }) => isRunning(ref) && machineByRef.get(ref) === machine)

  /** A stopped actor has the machine that it ran last. */
  function machineOf(ref: AnyActorRef): RoomMachine | undefined {
    if (isRunning(ref) || !machineByRef.has(ref)) machineByRef.set(ref, machines.of(ref, isInUse))
    return machineByRef.get(ref)
  }

  function uniqueId(sessionId: string): string {
    let id = sessionId
    for (let number = 2; known.has(id); number += 1) id = `${sessionId}~${number}`
    return id
  }

  return {
    add(ref, hasRun = isRunning(ref)) {
      if (hasRun) started.add(ref)
      const existing = byRef.get(ref)
      if (existing) return existing
      const actor: KnownActor = {
        id: uniqueId(ref.sessionId),
        ref,
        get machine() {
          return machineOf(ref)
        },
      }
      known.set(actor.id, actor)
      byRef.set(ref, actor)
      return actor
    },
    of: (id) => known.get(id),
    idOf: (ref) => byRef.get(ref)?.id ?? ref.sessionId,
    machineOf: (ref) => (byRef.has(ref) ? machineOf(ref) : undefined),
    hasEnded: (ref) => !isRunning(ref) && (isStarted(ref) || started.has(ref)),
    identify() {
      for (const { ref } of known.values()) machineOf(ref)
    },
    all: () => [...known.values()].filter(({ ref }) => snapshotOf(ref)),
    forget({ system }) {
      for (const { id, ref } of known.values()) {
        if (ref.system !== system) continue
        known.delete(id)
        byRef.delete(ref)
      }
    },
  }
}

/** Returns the actors that are already running, parents first: the root's descendants, and the actors with a system id. */
export function presentActors(root: AnyActorRef): AnyActorRef[] {
  const present = new Set<AnyActorRef>()
  const add = (ref: AnyActorRef) => {
    if (present.has(ref)) return
    present.add(ref)
    for (const child of childrenOf(ref)) add(child)
  }
  add(root)
  const named: Record<string, AnyActorRef | undefined> = root.system.getAll()
  for (const ref of Object.values(named)) if (ref) add(ref)
  return [...present]
}

function childrenOf(ref: AnyActorRef): AnyActorRef[] {
  const snapshot = snapshotOf(ref)
  if (!snapshot || !('children' in snapshot)) return []
  return Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (child) => child !== undefined,
  )
}
