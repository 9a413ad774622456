import { expect, type Page } from '@playwright/test'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { censusOf } from '../browser/fixtures/census.ts'
import { readStores } from '../browser/fixtures/database.ts'
import { reportFigure } from '../browser/fixtures/storm.ts'

/** The measurements of a quarter of a run. */
interface Quarter {
  heaps: number[]
  records: number[]
  /** Thread time of the page's main thread in milliseconds, by action. */
  actions: Map<string, number[]>
}

const allowed = 1.1

/** Stores that grow with the number of orders, accounts and applied changes. */
const growing = new Set(['orders', 'registeredUsers', 'appliedChanges'])

/** Collects figures for each quarter of a run, and compares the last one with the second, when caches are warm. */
export function createQuarters() {
  const quarters: Quarter[] = [0, 1, 2, 3].map(() => ({ heaps: [], records: [], actions: new Map() }))
  const quarter = (share: number) => quarters[Math.min(3, Math.floor(share * 4))] as Quarter

  return {
    action(share: number, name: string, milliseconds: number): void {
      const { actions } = quarter(share)
      actions.set(name, [...(actions.get(name) ?? []), milliseconds])
    },

    /** Must be called on an idle page: counts live objects and stored records. */
    async recordCounts(share: number, page: Page): Promise<void> {
      const stores = await readStores(page, ...storeNames)
      expect(stores.quarantine).toEqual([])
      const counts = Object.entries(stores).map(([name, records]) => (growing.has(name) ? 0 : records.length))
      quarter(share).records.push(counts.reduce((sum, count) => sum + count, 0))
      quarter(share).heaps.push((await censusOf(page)).heap)
    },

    /** Fails if a figure of the last quarter is more than 10 % above that of the second. */
    report(row: string, done: string): void {
      const [, second, , last] = quarters
      if (!second || !last) throw new Error('A quarter was not measured.')
      const ratios = {
        heap: median(last.heaps) / median(second.heaps),
        records: median(last.records) / median(second.records),
        'time per action': timeRatio(second, last),
      }
      const shown = Object.entries(ratios).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`)
      console.table(timesOf(second, last))
      reportFigure(row, done, `last quarter to second: ${shown.join(', ')}; no error, no unreadable record`)
      for (const [name, ratio] of Object.entries(ratios)) expect.soft(ratio, name).toBeLessThan(allowed)
    },
  }
}

/**
 * Compares each kind of action separately, because the quarters contain different ones; returns the mean weighted by their
 * number.
 */
function timeRatio(second: Quarter, last: Quarter): number {
  let before = 0
  let after = 0
  for (const { pairs, ...times } of Object.values(timesOf(second, last))) {
    before += pairs * times.second
    after += pairs * times.last
  }
  return after / before
}

/** The median time of each action in both quarters, in milliseconds. */
function timesOf(second: Quarter, last: Quarter) {
  const rows = [...last.actions].flatMap(([name, times]) => {
    const before = second.actions.get(name) ?? []
    const pairs = Math.min(times.length, before.length)
    return pairs === 0 ? [] : [[name, { pairs, second: median(before), last: median(times) }] as const]
  })
  return Object.fromEntries(rows)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/**
 * The returned function gives the milliseconds of main thread time since its last call, without other processes. Chromium's
 * counter starts at zero with each page load.
 */
export async function mainThreadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let last = { page: 0, time: 0 }
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
    const now = { page: figure('NavigationStart'), time: figure('TaskDuration') * 1_000 }
    const used = now.page === last.page ? now.time - last.time : now.time
    last = now
    return used
  }
}
