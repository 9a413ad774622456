import type { ActorLine } from '../actors/actors-protocol.ts'
import type { RoomLink } from '../protocol.ts'
import type { RoomMachine } from '../registry.ts'

/** What every part of a machine's page is given: the machine, and the actor that runs it in the tab that is looked at. */
export interface Slot {
  readonly link: RoomLink
  readonly machine: RoomMachine
  readonly actor: ActorLine
}
