import type { Decisions } from '../drive/decisions.ts'
import type { Registry, Subject } from '../registry.ts'
import type { ActorList } from './actor-list.ts'
import type { EventLog } from './event-log.ts'
import type { Interception } from './interception.ts'

/** What every part of the host works with, in the tab that is looked at. */
export interface HostCore {
  subject: Subject
  registry: Registry
  actors: ActorList
  eventLog: EventLog
  interception: Interception
  decisions: Decisions
  /** Tells those who look that there is something new, apart from what the actors do, of which they are told anyway. */
  changed(): void
  /** Called when the room is closed: whatever a part has changed, it puts back. */
  onClose(undo: () => void): void
}

/** A part of the host: what it answers to. */
export type HostPart<Answers> = (core: HostCore) => Answers
