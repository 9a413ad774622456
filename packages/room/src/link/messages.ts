import type { Tab } from '../machines/room.ts'
import type { ServiceName } from '../protocol.ts'

/** The messages between windows. Requests carry the tab's id, answers the room's id. */
export type Message =
  | { kind: 'who' }
  | { kind: 'here'; tab: Tab }
  | { kind: 'gone'; tab: string }
  | { kind: 'attach'; tab: string; room: string }
  | { kind: 'leave'; tab: string; room: string }
  | { kind: 'ask'; tab: string; room: string; number: number; name: ServiceName; given: readonly unknown[] }
  | { kind: 'answer'; room: string; number: number; answer: unknown }
  | { kind: 'refusal'; room: string; number: number; reason: string }
  | { kind: 'changed'; tab: string; room: string }

/** Detects windows that closed or crashed without sending a message. */
export interface Presence {
  /** Holds a lock until the returned function is called or the page is gone. */
  hold(id: string): () => void
  /** Calls the listener when the lock is free. Returns a function that stops waiting. */
  onLost(id: string, listener: () => void): () => void
}

/** A channel that delivers each message to all other windows. */
export interface Channel {
  post(message: Message): void
  listen(listener: (message: Message) => void): () => void
  /**
   * Called with true when actors of the application begin to wait for a user of the room, and with false when they stop. In
   * Node, the process must not end in between because nothing else is pending.
   */
  keepAlive?(isNeeded: boolean): void
  close(): void
}
