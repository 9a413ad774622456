import type { Hit, Stop } from '../machines/stops.ts'

export interface StopsView {
  stops: readonly Stop[]
  /** Set while everything is held. */
  hit: Hit | undefined
  /** How many events wait until they are let go. */
  waiting: number
}

export interface StopServices {
  'stops.view'(): StopsView
  'stops.set'(stop: Stop): void
  'stops.lift'(id: string): void
  /** Lets everything go on, until the next stop. */
  'stops.release'(): void
  /** Lets the first of what waits go on, and holds the rest. */
  'stops.step'(): void
}
