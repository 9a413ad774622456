/** The filters of the log. An empty text matches every line. */
export interface LogFilter {
  /** Words that must all occur in an event's type, actors or payload. */
  text: string
  /** The sender or the receiver of the event. */
  actor: string
  event: string
  /** Only events without a transition. */
  ignored: boolean
}

/** All filters of the room. */
export interface Filters {
  log: LogFilter
  /** Words that must all occur in the title, the purpose or the states of a machine. */
  machines: string
  /** Only machines that an actor runs. */
  running: boolean
  /** The coverage that the charts show: a test depth, all tests, this session, or none (an empty text). */
  overlay: string
  /** The panel of the timeline. */
  panel: string
}

export const everything: LogFilter = { text: '', actor: '', event: '', ignored: false }

export const noFilters: Filters = { log: everything, machines: '', running: false, overlay: '', panel: 'log' }
