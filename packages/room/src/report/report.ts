import type { MachineInfo } from '../about/about-protocol.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { LogDetail } from '../log/log-protocol.ts'
import { isTime } from '../log/time-of.ts'
import type { ActorView } from '../see/see-protocol.ts'

/** The latest events and states of an application, for a problem report. */
export interface Report {
  format: 'report'
  build: { version: string; id: string }
  at: number
  /** The description of the problem. */
  problem: string
  actors: readonly ActorLine[]
  /** The current state of every machine. */
  views: readonly ActorView[]
  events: readonly ReportedEvent[]
  /**
   * The descriptions of the machines of these actors, which may be unknown where the report is opened. Reports of earlier
   * versions have none.
   */
  machines?: readonly MachineInfo[]
}

export interface ReportedEvent extends LogDetail {
  /** The actor that received the event. */
  actor: string
  /** The ids of the states after the event; empty if the actor is not a machine. */
  active: readonly string[]
}

export interface ReportServices {
  'report.write'(problem: string): Report
}

export function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false
  const { format, at, build, actors, views, events } = value as Partial<Report>
  return (
    format === 'report' &&
    isTime(at) &&
    typeof build === 'object' &&
    [actors, views, events].every(Array.isArray)
  )
}

export function reportFile(report: Report): { name: string; content: Blob } {
  return {
    name: 'problem.json',
    content: new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }),
  }
}
