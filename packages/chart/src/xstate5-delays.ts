/** Reads the events that actions of XState 5 raise after a delay; a part of `xstate5.ts`. */
import type { AnyStateMachine } from 'xstate'
import type { DelayedEvent } from './chart.ts'
import { functionText } from './function-text.ts'
import { eventText, isRecord } from './xstate5-words.ts'

type Actions = Readonly<Partial<Record<DelayedEvent['part'], readonly unknown[]>>>

/** Returns an empty object if no action raises an event after a delay. */
export function delayedEvents(parts: Actions, machine: AnyStateMachine): { delayed?: DelayedEvent[] } {
  const delayed = Object.entries(parts).flatMap(([part, actions]) =>
    actions.flatMap((action, at): DelayedEvent[] => {
      if (!isRecord(action) || action['type'] !== 'xstate.raise' || action['delay'] === undefined) return []
      const { event, delay, id } = action
      return [
        {
          part: part as DelayedEvent['part'],
          at,
          event: eventText(event),
          delay: delayOf(delay, machine),
          ...(typeof id === 'string' ? { id } : {}),
        },
      ]
    }),
  )
  return delayed.length === 0 ? {} : { delayed }
}

function delayOf(delay: unknown, { implementations: { delays } }: AnyStateMachine): number | string {
  if (typeof delay === 'number') return delay
  if (typeof delay === 'function') return functionText(delay)
  const time = delays[String(delay)]
  return typeof time === 'number' ? time : String(delay)
}
