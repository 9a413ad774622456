import type { ActorServices } from './actors/actors-protocol.ts'
import type { BreakpointServices } from './breakpoints/breakpoints-protocol.ts'
import type { DecideServices } from './drive/decide-protocol.ts'
import type { DriveServices } from './drive/drive-protocol.ts'
import type { SendServices } from './drive/send-protocol.ts'
import type { FaultServices } from './faults/faults-protocol.ts'
import type { LogServices } from './log/log-protocol.ts'
import type { ProveServices } from './prove/prove-protocol.ts'
import type { RecordServices } from './record/record-protocol.ts'
import type { ReportServices } from './report/report.ts'
import type { SeeServices } from './see/see-protocol.ts'
import type { TimeServices } from './time/time-protocol.ts'

/** Everything that a room can ask of the tab that it looks at; each part of the room adds its own. */
export type Services = ActorServices &
  SeeServices &
  DriveServices &
  DecideServices &
  SendServices &
  LogServices &
  FaultServices &
  ProveServices &
  RecordServices &
  ReportServices &
  BreakpointServices &
  TimeServices

export type ServiceName = keyof Services
export type Given<Name extends ServiceName> = Parameters<Services[Name]>
export type Answer<Name extends ServiceName> = Awaited<ReturnType<Services[Name]>>

/** One end of the way between a room and a tab; the other end may be in another window. */
export interface RoomLink {
  ask<Name extends ServiceName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>>
  /** Calls back when anything has happened in the tab, however much, at most some twenty times a second. */
  onChange(listener: () => void): () => void
  close(): void
}
