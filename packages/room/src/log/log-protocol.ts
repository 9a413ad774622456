import type { LogFilter } from '../machines/filters.ts'
import type { Plain } from '../plain.ts'
import type { GuardView } from '../see/see-protocol.ts'

interface LogQuery extends LogFilter {
  /** The number of found rows above the first requested row. If undefined, the last rows are requested. */
  above: number | undefined
  count: number
  /** The number of the event whose row index is requested. */
  moment?: number | undefined
}

export interface LogLine {
  seq: number
  at: number
  /** Empty if the event came from outside the system. */
  source: string
  target: string
  /** The session id of the target. */
  sessionId: string
  event: string
  /** Whether no transition was taken and the snapshot did not change. */
  isIgnored: boolean
  /** The message of the error with which the event has ended the actor. */
  error?: string | undefined
  /** The states after the event. */
  states: readonly string[]
  left: readonly string[]
  entered: readonly string[]
  /** The names of the context properties that the event has changed. */
  changed: readonly string[]
}

/** A row of the log: one event, or the last of several consecutive form field events. */
export interface LogRow extends LogLine {
  count: number
}

export interface LogPage {
  lines: readonly LogRow[]
  above: number
  /** The row index of the event `moment`, or of the last row before it. */
  at: number | undefined
  /** The number of rows. */
  total: number
  events: number
  /** The actors in the found events, in order of first appearance. */
  actors: readonly string[]
}

/** One event with all its details. */
export interface LogDetail extends LogLine {
  payload: Plain
  before: readonly string[]
  taken: readonly string[]
  /** The values of the changed context properties, before and after. */
  changes: readonly { path: string; before: Plain; after: Plain }[]
  /** The results of the event's guards. */
  guards: readonly GuardView[]
}

export interface LogServices {
  'log.page'(query: LogQuery): LogPage
  'log.entry'(seq: number): LogDetail | undefined
  /** Returns the actor names and event types by which the log can be filtered. */
  'log.names'(): { actors: readonly string[]; events: readonly string[] }
}
