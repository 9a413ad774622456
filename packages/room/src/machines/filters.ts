/** What of the log is shown; an empty text matches every line. */
export interface LogFilter {
  /** Words that must all occur in an event's type, actors or payload. */
  text: string
  /** The sender or the receiver of the event. */
  actor: string
  event: string
  /** Only events without a transition. */
  ignored: boolean
}

/** What is shown of everything that the room could show. */
export interface Filters {
  log: LogFilter
  /** Words that must all occur in the title, the purpose or the states of a machine. */
  machines: string
  /** Only machines that an actor runs. */
  running: boolean
  /** What has taken the transitions, as the charts show it: a test depth, this session, or nothing. */
  overlay: string
  /** The panel of the timeline. */
  panel: string
}

export const everything: LogFilter = { text: '', actor: '', event: '', ignored: false }

export const noFilters: Filters = { log: everything, machines: '', running: false, overlay: '', panel: 'log' }
