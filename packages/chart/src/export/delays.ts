import { type ChartTransition, delayStart } from '../chart.ts'

/** The key of a delay in `after`: its time or its name. Undefined for a transition that is not delayed. */
export function delayOf({ event, source }: Pick<ChartTransition, 'event' | 'source'>): string | undefined {
  const end = `.${source}`
  return event.startsWith(delayStart) && event.endsWith(end)
    ? event.slice(delayStart.length, -end.length)
    : undefined
}
