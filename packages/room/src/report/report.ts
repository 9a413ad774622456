import type { MachineInfo } from '../about/about-protocol.ts'
import type { ActorLine } from '../actors/actors-protocol.ts'
import type { LogDetail } from '../log/log-protocol.ts'
import { isTime } from '../log/time-of.ts'
import { isObject } from '../plain-copy.ts'
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

/** Whether a value is a report with the parts that the room reads. A file may have been edited, or damaged. */
export function isReport(value: unknown): value is Report {
  if (!isObject(value)) return false
  const { format, at, build, actors, views, events, machines = [] } = value as Partial<Report>
  return (
    format === 'report' &&
    isTime(at) &&
    isObject(build) &&
    [actors, events].every(isListOfObjects) &&
    isListOfObjects(views) &&
    views.every(({ actor }: Partial<ActorView>) => isObject(actor)) &&
    isListOfObjects(machines) &&
    machines.every(isDrawable)
  )
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every(isObject)
}

function isDrawable({ chart, layouts }: Partial<MachineInfo>): boolean {
  return Array.isArray(layouts) && [chart?.states, chart?.transitions].every(isListOfObjects)
}

export function reportFile(report: Report): { name: string; content: Blob } {
  return {
    name: 'problem.json',
    content: new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }),
  }
}
