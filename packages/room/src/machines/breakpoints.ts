/** Where an application is to be held: in a state, before an event, or before a guard is asked. */
export interface Breakpoint {
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
  breakpoint: string
  /** Whom it happened to. */
  actor: string
  event: string
}

export function breakpointOf(kind: Breakpoint['kind'], machine: string, what: string): Breakpoint {
  return { id: `${kind} ${machine} ${what}`, kind, machine, what }
}
