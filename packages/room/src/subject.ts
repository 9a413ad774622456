import type { AnyActorRef, InspectionEvent } from 'xstate'

/** An application that can be looked at: its root actor, and the world that it lives in. */
export interface Subject<World = unknown> {
  root: AnyActorRef
  /** Whatever the application's faults and scenarios are done to. */
  world: World
  /** What the actors did before anybody looked, as far as it is remembered. */
  recent?: (() => readonly { at: number; happening: InspectionEvent }[]) | undefined
  clock: { now(): number }
  /** Calls back after so many milliseconds; returns how to prevent it. */
  later(milliseconds: number, action: () => void): () => void
  /** Told how to let everything go while the application is held, and nothing when it goes on. */
  onHeld?(release: (() => void) | undefined): void
}
