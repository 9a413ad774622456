import type { ActorServices } from './actors/actor-services.ts'
import type { DecideServices } from './drive/decide-services.ts'
import type { DriveServices } from './drive/drive-services.ts'
import type { SendServices } from './drive/send-services.ts'
import type { FaultServices } from './faults/fault-services.ts'
import type { LogServices } from './log/log-services.ts'
import type { ProveServices } from './prove/prove-services.ts'
import type { RecordServices } from './record/record-services.ts'
import type { ReportServices } from './report/report.ts'
import type { SeeServices } from './see/see-services.ts'
import type { StopServices } from './stops/stop-services.ts'
import type { TimeServices } from './time/time-services.ts'

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
  StopServices &
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
