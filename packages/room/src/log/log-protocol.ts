import type { LogFilter } from '../machines/filters.ts'
import type { Plain } from '../plain.ts'
import type { GuardView } from '../see/see-protocol.ts'

export interface LogQuery extends LogFilter {
  /** How many of those found lie above the first that is wanted; the last ones are wanted without it. */
  above: number | undefined
  count: number
  /** The number of the event whose row is wanted. */
  moment?: number | undefined
}

export interface LogLine {
  seq: number
  at: number
  /** Empty if the event came from outside the system. */
  source: string
  target: string
  /** The session of the target. */
  sessionId: string
  event: string
  /** Nothing answered to it. */
  isIgnored: boolean
  /** Where it has led to. */
  states: readonly string[]
  left: readonly string[]
  entered: readonly string[]
  /** The parts of the context that it has changed. */
  changed: readonly string[]
}

/** A row of the log: an event, or several of form fields in a row, of which it is the last. */
export interface LogRow extends LogLine {
  count: number
}

export interface LogPage {
  lines: readonly LogRow[]
  above: number
  /** The row of the wanted event, or of the last one before it. */
  at: number | undefined
  /** Of rows. */
  total: number
  events: number
  /** The actors that take part in the found events, in the order of their first appearance. */
  actors: readonly string[]
}

/** One event with everything that is known of it. */
export interface LogDetail extends LogLine {
  payload: Plain
  before: readonly string[]
  taken: readonly string[]
  /** The changed parts of the context, before and after. */
  changes: readonly { path: string; before: Plain; after: Plain }[]
  /** What the event's guards came to. */
  guards: readonly GuardView[]
}

export interface LogServices {
  'log.page'(query: LogQuery): LogPage
  'log.entry'(seq: number): LogDetail | undefined
  /** What the log can be narrowed to. */
  'log.names'(): { actors: readonly string[]; events: readonly string[] }
}
