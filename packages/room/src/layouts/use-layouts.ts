import { type ChartLayout, closedAtFirst } from '@statecart/chart'
import { useCallback, useSyncExternalStore } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { useRoom } from '../room-context.tsx'

/**
 * Returns the machine's own layouts, or those that the room computes with these states folded. Undefined until they are
 * computed, and empty if the chart cannot be laid out.
 */
export function useLayouts(
  { chart, layouts: own }: MachineInfo,
  closed: readonly string[] = unfolded,
): readonly ChartLayout[] | undefined {
  const { layouts } = useRoom().ports
  const want = useCallback(
    (listener: () => void) => (own.length > 0 ? () => undefined : layouts.want(chart, listener, closed)),
    [own, layouts, chart, closed],
  )
  return useSyncExternalStore(want, () => (own.length > 0 ? own : layouts.of(chart, closed)))
}

const unfolded: readonly string[] = []

/** Returns the states that are initially folded: some states of a large machine, unless the machine has its own layouts. */
export function foldedAtFirst({ chart, layouts }: MachineInfo): readonly string[] {
  return layouts.length > 0 ? unfolded : closedAtFirst(chart)
}
