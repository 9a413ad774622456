import type { MachineInfo } from '../about/about-protocol.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoomShown } from '../room-context.tsx'

/** Returns the selected actor of a machine, or else the latest active one. */
export function useChosenActor(link: RoomLink, { name }: MachineInfo): ActorLine | undefined {
  const chosen = useRoomShown(({ context }) => context.selection.actor)
  const actors = useQuery(link, 'actors.list')?.filter(({ machine }) => machine === name) ?? []
  return (
    actors.find(({ sessionId }) => sessionId === chosen) ??
    actors.findLast(({ status }) => status === 'active') ??
    actors.at(-1)
  )
}

/** The props of each part of a machine's page: the machine, and the actor that runs it in the inspected tab. */
export interface Slot {
  readonly link: RoomLink
  readonly machine: MachineInfo
  readonly actor: ActorLine
}
