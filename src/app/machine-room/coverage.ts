import type { Coverage } from '@statecart/room'
import kept from '../../../machines/coverage.json'

const depths = ['pure', 'rendered', 'browser']

type Kept = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>

/** What the last run of the models over all depths has taken. */
export const coverage: Coverage = {
  depths,
  taken: Object.fromEntries(
    Object.entries<Kept[string]>(kept).map(([machine, counts]) => [
      machine,
      Object.fromEntries(
        Object.entries(counts).map(([id, byDepth]) => [id, depths.map((depth) => byDepth[depth] ?? 0)]),
      ),
    ]),
  ),
}
