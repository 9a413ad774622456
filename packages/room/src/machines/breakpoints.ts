const kinds = ['state', 'event', 'guard'] as const

/** Where an application pauses: in a state, before an event, or before a guard is evaluated. */
export interface Breakpoint {
  id: string
  kind: (typeof kinds)[number]
  /** The machine's name. */
  machine: string
  /** The state's id, the event's type, or the id of the guarded transition. */
  what: string
  /** The text for `what`; without it, `what` is shown. */
  name?: string
}

/** The breakpoint and the event at which the application is paused. */
export interface Hit {
  /** The breakpoint's id. */
  breakpoint: string
  /** The actor that receives the event. */
  actor: string
  event: string
}

export function isBreakpoint(value: unknown): value is Breakpoint {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, machine, what, name = '' } = value as Partial<Breakpoint>
  return (
    [id, machine, what, name].every((part) => typeof part === 'string') && kinds.some((one) => one === kind)
  )
}

export function breakpointOf(kind: Breakpoint['kind'], machine: string, what: string): Breakpoint {
  return { id: `${kind} ${machine} ${what}`, kind, machine, what }
}
