import type { Breakpoint, Hit } from '../machines/breakpoints.ts'

export interface BreakpointsView {
  breakpoints: readonly Breakpoint[]
  /** Set while everything is held. */
  hit: Hit | undefined
  /** How many events wait until they are let go. */
  waiting: number
}

export interface BreakpointServices {
  'breakpoints.view'(): BreakpointsView
  'breakpoints.set'(breakpoint: Breakpoint): void
  'breakpoints.remove'(id: string): void
  /** Lets everything go on, until the next breakpoint. */
  'breakpoints.release'(): void
  /** Lets the first of what waits go on, and holds the rest. */
  'breakpoints.step'(): void
}
