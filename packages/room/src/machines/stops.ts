/** Where an application is to be held: in a state, before an event, or before a guard is asked. */
export interface Stop {
  id: string
  kind: 'state' | 'event' | 'guard'
  /** The machine's name. */
  machine: string
  /** The state's id, the event's type, or the id of the transition that the guard stands at. */
  what: string
}

/** Why it is held. */
export interface Hit {
  /** The stop's id. */
  stop: string
  /** Whom it happened to. */
  actor: string
  event: string
}

export function stopOf(kind: Stop['kind'], machine: string, what: string): Stop {
  return { id: `${kind} ${machine} ${what}`, kind, machine, what }
}
