import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { RoomMachine } from '../registry.ts'

/** An actor that runs, or ran since the room was opened. */
export interface KnownActor {
  ref: AnyActorRef
  machine: RoomMachine | undefined
  startedAt: number
  endedAt: number | undefined
}

export interface ActorList {
  meet(ref: AnyActorRef, at: number): KnownActor
  of(sessionId: string): KnownActor | undefined
  all(): readonly KnownActor[]
}

export function createActorList(machines: readonly RoomMachine[]): ActorList {
  const known = new Map<string, KnownActor>()
  const byConfig = new Map(machines.map((machine) => [machine.machine.config, machine]))
  /** The room may have been built apart from the application, and have copies of its machines. */
  const byId = new Map(machines.map((machine) => [machine.machine.id, machine]))

  return {
    meet(ref, at) {
      const familiar = known.get(ref.sessionId)
      if (familiar) return familiar
      const logic: unknown = 'logic' in ref ? ref.logic : undefined
      const machine = isMachine(logic) ? (byConfig.get(logic.config) ?? byId.get(logic.id)) : undefined
      const actor: KnownActor = { ref, machine, startedAt: at, endedAt: undefined }
      known.set(ref.sessionId, actor)
      return actor
    },
    of: (sessionId) => known.get(sessionId),
    all: () => [...known.values()],
  }
}

export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'config' in logic && 'root' in logic
}

/** The actors that already run, parents first: the root's descendants, and the actors with a system id. */
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
  const snapshot: unknown = ref.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('children' in snapshot)) return []
  return Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (child) => child !== undefined,
  )
}
