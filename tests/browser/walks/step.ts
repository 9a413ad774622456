import type { Shop } from '../fixtures/shop.ts'
import type { Shopping } from './shopping.ts'

export interface Step {
  name: string
  when(shopping: Shopping): boolean
  /** Takes the step in the shop, and updates the model. */
  take(shopping: Shopping, shop: Shop): Promise<void>
}
