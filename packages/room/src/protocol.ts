import type { AboutServices } from './about/about-protocol.ts'
import type { ActorServices } from './actors/actors-protocol.ts'
import type { BreakpointServices } from './breakpoints/breakpoints-protocol.ts'
import type { DecideServices, DriveServices, SendServices } from './drive/drive-protocol.ts'
import type { LogServices } from './log/log-protocol.ts'
import type { RecordServices, ReplayServices } from './record/recording.ts'
import type { ReportServices } from './report/report.ts'
import type { SeeServices } from './see/see-protocol.ts'
import type { TimeServices } from './time/time-protocol.ts'

interface FaultLine {
  id: string
  group: string
  isOn: boolean
  /** Why it could not be injected or undone when it was last switched. */
  problem: string | undefined
}

export interface FaultServices {
  'faults.list'(): readonly FaultLine[]
  /** Faults of one group exclude each other. */
  'faults.switch'(id: string, on: boolean): void
}

/** How often each transition was taken, by its id. */
export type Counts = Readonly<Record<string, number>>

export interface ProveServices {
  /** The transitions taken since the room was opened, by the machine's name. */
  'prove.taken'(): Readonly<Record<string, Counts>>
}

/** All requests that a room can send to the inspected tab; each part of the room adds its own. */
export type Services = AboutServices &
  ActorServices &
  SeeServices &
  DriveServices &
  DecideServices &
  SendServices &
  LogServices &
  FaultServices &
  ProveServices &
  RecordServices &
  ReplayServices &
  ReportServices &
  BreakpointServices &
  TimeServices

export type ServiceName = keyof Services
export type Params<Name extends ServiceName> = Parameters<Services[Name]>
export type Answer<Name extends ServiceName> = Awaited<ReturnType<Services[Name]>>

/** The room's connection to a tab, which may be in another window. */
export interface RoomLink {
  ask<Name extends ServiceName>(name: Name, ...params: Params<Name>): Promise<Answer<Name>>
  /**
   * Calls the listener when anything in the tab has changed, at most about 20 times per second. Returns an unsubscribe
   * function.
   */
  onChange(listener: () => void): () => void
  close(): void
}
