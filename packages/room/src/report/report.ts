import type { ActorLine } from '../actors/actors-protocol.ts'
import type { LogDetail } from '../log/log-protocol.ts'
import { isTime } from '../log/time-of.ts'
import type { ActorView } from '../see/see-protocol.ts'

/** What happened last in an application, for those who were not there. */
export interface Report {
  format: 'report'
  build: { version: string; id: string }
  at: number
  /** What was complained of. */
  problem: string
  actors: readonly ActorLine[]
  /** How every machine stands. */
  views: readonly ActorView[]
  events: readonly ReportedEvent[]
}

export interface ReportedEvent extends LogDetail {
  /** Whoever it came to. */
  actor: string
  /** The ids of the states that it led to; empty where the actor is no machine. */
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
