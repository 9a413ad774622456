/** Which lines of the log are wanted; empty texts want all. */
export interface Filter {
  /** Words that all stand in an event's name, its actors or what it carries. */
  text: string
  /** One that sent the event, or was sent it. */
  actor: string
  event: string
  /** Only what nobody answered to. */
  ignored: boolean
}

export const everything: Filter = { text: '', actor: '', event: '', ignored: false }
