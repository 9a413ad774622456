import type { Plain } from '../plain.ts'
import type { ShapeProblem } from './shape.ts'

/** An event that can be sent to an actor. */
export interface Sendable {
  type: string
  /** From the model's first example. */
  payload: Plain
  /** What became of the last one that was typed. */
  last: 'sent' | 'notJson' | readonly ShapeProblem[] | undefined
}

export interface SendServices {
  'send.events'(sessionId: string): readonly Sendable[]
  /** Sends an event with what was typed, if it is of the kind that the machine takes. */
  'send.event'(sessionId: string, type: string, payload: string): void
}
