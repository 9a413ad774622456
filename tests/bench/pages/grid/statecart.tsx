import { ProductGrid } from '../../../../src/screens/catalogue/product-grid.tsx'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { flung } from './fling.ts'
import { housed } from './house.tsx'

export const start: Start = async (root, size) => {
  await housed(root, <ProductGrid products={productsOf(size)} newcomer={undefined} />)
  return flung(document.documentElement)
}
