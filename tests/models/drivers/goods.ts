import { type Cart, lineProduct } from '../../../machines/domain/cart.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'

export const twoLamps: Cart = { lines: [{ product: lineProduct(lamp), quantity: 2 }] }
