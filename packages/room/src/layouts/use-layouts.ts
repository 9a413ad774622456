import { type ChartLayout, closedAtFirst } from '@statecart/chart'
import { useCallback, useSyncExternalStore } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { useRoom } from '../room-context.tsx'

/** A machine's own layouts, or else those that the room makes, with these states folded; empty until they are made. */
export function useLayouts(
  { chart, layouts: own }: MachineInfo,
  closed: readonly string[] = unfolded,
): readonly ChartLayout[] {
  const { layouts } = useRoom().ports
  const want = useCallback(
    (listener: () => void) => (own.length > 0 ? () => undefined : layouts.want(chart, listener, closed)),
    [own, layouts, chart, closed],
  )
  return useSyncExternalStore(want, () => (own.length > 0 ? own : layouts.of(chart, closed)))
}

const unfolded: readonly string[] = []

/** The states of a machine that are shown folded at first: those of a large one, unless it brings its layouts. */
export function foldedAtFirst({ chart, layouts }: MachineInfo): readonly string[] {
  return layouts.length > 0 ? unfolded : closedAtFirst(chart)
}
