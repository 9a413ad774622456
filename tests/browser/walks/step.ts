import type { Shop } from '../fixtures/shop.ts'
import type { Shopping } from './shopping.ts'

export interface Step {
  name: string
  when(shopping: Shopping): boolean
  /** Does it in the shop, and says what should be true then. */
  take(shopping: Shopping, shop: Shop): Promise<void>
}
