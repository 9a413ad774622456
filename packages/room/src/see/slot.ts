import type { ActorLine } from '../actors/actors-protocol.ts'
import type { RoomLink } from '../protocol.ts'
import type { RoomMachine } from '../registry.ts'
import { useLook, useRoomShown } from '../room-context.tsx'

/** Of the actors that run a machine the one that was chosen, else the latest that is still there. */
export function useChosenActor(link: RoomLink, { name }: RoomMachine): ActorLine | undefined {
  const chosen = useRoomShown(({ context }) => context.selection.actor)
  const actors = useLook(link, 'actors.list')?.filter(({ machine }) => machine === name) ?? []
  return (
    actors.find(({ sessionId }) => sessionId === chosen) ??
    actors.findLast(({ status }) => status === 'active') ??
    actors.at(-1)
  )
}

/** What every part of a machine's page is given: the machine, and the actor that runs it in the tab that is looked at. */
export interface Slot {
  readonly link: RoomLink
  readonly machine: RoomMachine
  readonly actor: ActorLine
}
