import type { Breakpoint, Hit } from '../machines/breakpoints.ts'

export interface BreakpointsView {
  breakpoints: readonly Breakpoint[]
  /** Set while the application is paused. */
  hit: Hit | undefined
  /** The number of events that wait to be released. */
  waiting: number
  /** The first of them, in the order of their delivery. */
  queue: readonly WaitingEvent[]
}

export interface WaitingEvent {
  event: string
  /** The actor that is to receive it. */
  actor: string
}

export interface BreakpointServices {
  'breakpoints.view'(): BreakpointsView
  'breakpoints.set'(breakpoint: Breakpoint): void
  'breakpoints.remove'(id: string): void
  /** Resumes the application until the next breakpoint. */
  'breakpoints.release'(): void
  /** Delivers the first waiting event and stays paused. */
  'breakpoints.step'(): void
}
