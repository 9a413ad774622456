import { transitionId } from '@statecart/chart'
import type { HostPart } from '../host/core.ts'
import type { ProveServices } from '../protocol.ts'

export const createProveService: HostPart<ProveServices> = ({ eventLog: { entries }, actors }) => {
  const taken: Record<string, Record<string, number>> = {}
  let counted = entries.first

  /** Requests are never answered while an event is being processed, so every counted entry is complete. */
  function countNewEntries(): void {
    for (counted = Math.max(counted, entries.first); counted < entries.next; counted += 1) {
      const entry = entries.at(counted)
      const machine = entry && actors.machineOf(entry.actor)?.name
      if (!machine) continue
      const counts = taken[machine] ?? {}
      for (const transition of entry.steps.flatMap(({ transitions }) => transitions)) {
        const id = transitionId(transition)
        counts[id] = (counts[id] ?? 0) + 1
      }
      taken[machine] = counts
    }
  }

  return {
    'prove.taken'() {
      countNewEntries()
      return Object.fromEntries(Object.entries(taken).map(([machine, counts]) => [machine, { ...counts }]))
    },
  }
}
