import type { Decisions } from '../drive/decisions.ts'
import type { KnownEvents } from '../drive/known-events.ts'
import type { Copier } from '../plain.ts'
import type { Registry, Subject } from '../registry.ts'
import type { ActorList } from './actor-list.ts'
import type { EventLog } from './event-log.ts'
import type { Interception } from './interception.ts'
import type { MachineList } from './machine-list.ts'
import type { Systems } from './systems.ts'
import type { Waits } from './waits.ts'

/** The dependencies of every part of the host, in the inspected tab. */
export interface HostCore {
  subject: Subject
  registry: Registry
  systems: Systems
  machines: MachineList
  actors: ActorList
  eventLog: EventLog
  interception: Interception
  decisions: Decisions
  knownEvents: KnownEvents
  waits: Pick<Waits, 'add'>
  /** Copies values for the room and redacts secrets. */
  plain: Copier
  /** Notifies the rooms of a change other than actor events, which are always reported. */
  changed(): void
  /** Registers a cleanup that runs when the room is closed. */
  onClose(undo: () => void): void
}

/** A part of the host, with the requests that it answers. */
export type HostPart<Answers> = (core: HostCore) => Answers
