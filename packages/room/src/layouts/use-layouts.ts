import type { ChartLayout } from '@statecart/chart'
import { useCallback, useSyncExternalStore } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { useRoom } from '../room-context.tsx'

/** A machine's own layouts, or else those that the room makes; empty until they are made. */
export function useLayouts({ chart, layouts: own }: MachineInfo): readonly ChartLayout[] {
  const { layouts } = useRoom().ports
  const want = useCallback(
    (listener: () => void) => (own.length > 0 ? () => undefined : layouts.want(chart, listener)),
    [own, layouts, chart],
  )
  return useSyncExternalStore(want, () => (own.length > 0 ? own : layouts.of(chart)))
}
