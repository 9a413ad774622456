import type { ChartTransition } from '../chart.ts'

/** The beginning of the event that XState sends after a delay. The delay and the id of the state follow. */
export const delayStart = 'xstate.after.'

/** The key of a delay in `after`: its time or its name. Undefined for a transition that is not delayed. */
export function delayOf({ event, source }: Pick<ChartTransition, 'event' | 'source'>): string | undefined {
  const end = `.${source}`
  return event.startsWith(delayStart) && event.endsWith(end)
    ? event.slice(delayStart.length, -end.length)
    : undefined
}
