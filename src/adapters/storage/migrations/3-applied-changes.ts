import type { Step } from './step.ts'

/**
 * The record of applied changes gets a store of its own. The version before kept it inside the cart, where an order or a
 * sign-in dropped it.
 */
export const appliedChanges: Step = {
  version: 3,
  async up(database, tx) {
    database.createObjectStore('appliedChanges', { keyPath: 'id' })
    const carts = tx.objectStore('cart')
    for (let cursor = await carts.openCursor(); cursor; cursor = await cursor.continue()) {
      const cart: unknown = cursor.value
      if (typeof cart !== 'object' || cart === null || !('written' in cart)) continue
      const { written: _, ...rest } = cart
      await cursor.update(rest)
    }
  },
}
