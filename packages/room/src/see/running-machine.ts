import type { MachineInfo } from '../about/about-protocol.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoomShown } from '../room-context.tsx'

/** Returns the actors that run a machine, without those that ran it before a hot reload replaced it. */
export function actorsOf({ name }: MachineInfo, actors: readonly ActorLine[]): ActorLine[] {
  return actors.filter(({ machine, isReplaced }) => machine === name && !isReplaced)
}

/** Returns the selected actor of a machine, or else the latest active one. */
export function useChosenActor(link: RoomLink, machine: MachineInfo): ActorLine | undefined {
  const chosen = useRoomShown(({ context }) => context.selection.actor)
  const actors = actorsOf(machine, useQuery(link, 'actors.list') ?? [])
  return (
    actors.find(({ sessionId }) => sessionId === chosen) ??
    actors.findLast(({ status }) => status === 'active') ??
    actors.at(-1)
  )
}

/** A machine, and the actor that runs it in the inspected tab: the props of each part of the machine's page. */
export interface RunningMachine {
  readonly link: RoomLink
  readonly machine: MachineInfo
  readonly actor: ActorLine
}
