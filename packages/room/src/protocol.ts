import type { ActorServices } from './actors/actors-protocol.ts'
import type { BreakpointServices } from './breakpoints/breakpoints-protocol.ts'
import type { DecideServices, DriveServices, SendServices } from './drive/drive-protocol.ts'
import type { LogServices } from './log/log-protocol.ts'
import type { RecordServices } from './record/recording.ts'
import type { ReportServices } from './report/report.ts'
import type { SeeServices } from './see/see-protocol.ts'
import type { TimeServices } from './time/time-protocol.ts'

export interface FaultLine {
  id: string
  group: string
  isOn: boolean
}

export interface FaultServices {
  'faults.list'(): readonly FaultLine[]
  /** Faults of one group exclude each other. */
  'faults.switch'(id: string, on: boolean): void
}

/** How often each transition was taken, by its id. */
export type Counts = Readonly<Record<string, number>>

export interface ProveServices {
  /** What was taken since the room was opened, by the machine's name. */
  'prove.taken'(): Readonly<Record<string, Counts>>
}

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
