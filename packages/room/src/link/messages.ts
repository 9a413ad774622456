import type { Tab } from '../machines/room.ts'
import type { ServiceName } from '../protocol.ts'

/** What goes between windows. A tab is asked by its id, a room is answered by its own. */
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

/** Tells whether somebody is still there who said nothing when going. */
export interface Presence {
  /** Is held until it is let go, or the page is no more. */
  hold(id: string): () => void
  /** Calls back when nobody holds it; returns how to stop waiting for that. */
  onLost(id: string, listener: () => void): () => void
}

/** A way on which everybody hears everybody else. */
export interface Channel {
  post(message: Message): void
  listen(listener: (message: Message) => void): () => void
  close(): void
}
