import type { Breakpoint, Hit } from '../machines/breakpoints.ts'

interface BreakpointsView {
  /** False in a replay: an event that waits would be a difference from the recording. */
  canBreak: boolean
  breakpoints: readonly Breakpoint[]
  /** Set while the application is paused. */
  hit: Hit | undefined
  /** The number of waiting events. */
  waiting: number
  /** The first waiting events, in delivery order. */
  queue: readonly WaitingEvent[]
}

interface WaitingEvent {
  event: string
  /** The actor that will receive the event. */
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
