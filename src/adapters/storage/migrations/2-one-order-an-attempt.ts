import { fieldOf } from '../../../../machines/domain/store-layout.ts'
import type { Step } from './step.ts'

/**
 * One checkout attempt makes one order, and the database itself holds that. Where the version before let a second one
 * through, the first stays and the other is set aside.
 */
export const oneOrderAnAttempt: Step = {
  version: 2,
  async up(_, tx) {
    const orders = tx.objectStore('orders')
    const seen = new Set<unknown>()
    for (let cursor = await orders.openCursor(); cursor; cursor = await cursor.continue()) {
      const order: unknown = cursor.value
      const attempt = fieldOf(order, 'attempt')
      if (attempt !== undefined && seen.has(attempt)) {
        await tx.objectStore('quarantine').put({
          id: `orders/${String(cursor.key)}/second of its attempt`,
          store: 'orders',
          raw: order,
          why: 'another order came from the same checkout attempt',
          at: 0,
        })
        await cursor.delete()
      }
      seen.add(attempt)
    }
    orders.createIndex('attempt', 'attempt', { unique: true })
  },
}
