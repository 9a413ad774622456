import type { Order } from '../../../../machines/domain/order.ts'
import { adasOrder } from '../../../../machines/fixtures/examples.ts'
import { median, nextTask, type Trial } from '../trial.ts'

const rounds = 10

/** The orders of a customer with `size` orders. */
export function ordersOf(size: number): Order[] {
  return Array.from({ length: size }, (_, at) => orderAt(at))
}

function orderAt(at: number): Order {
  return {
    ...adasOrder,
    id: `order-${at}`,
    attempt: `attempt-${at}`,
    orderDate: new Date(at * 60_000).toISOString(),
  }
}

/**
 * Appends one order at a time, and measures the time until it is stored and the longest time that the main thread was blocked.
 */
export function appendTrial(size: number, append: (order: Order) => Promise<unknown>): Trial {
  return {
    async run() {
      const times: number[] = []
      const blockedTimes: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const watch = watchMainThread()
        const before = performance.now()
        await append(orderAt(size + round))
        times.push(performance.now() - before)
        blockedTimes.push(await watch.longest())
      }
      return { 'on disk after ms': median(times), 'blocked ms': median(blockedTimes) }
    },
  }
}

/** Schedules task after task, and records the longest delay of one. */
function watchMainThread(): { longest(): Promise<number> } {
  const seen = { longest: 0, over: false }
  const watching = (async () => {
    let before = performance.now()
    while (!seen.over) {
      await nextTask()
      const now = performance.now()
      seen.longest = Math.max(seen.longest, now - before)
      before = now
    }
  })()
  return {
    async longest() {
      seen.over = true
      await watching
      return seen.longest
    },
  }
}
