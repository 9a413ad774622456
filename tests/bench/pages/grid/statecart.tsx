import { ProductGrid } from '../../../../src/screens/catalogue/product-grid.tsx'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { renderInShop, scrollTrial } from './list-trial.tsx'

export const start: Start = async (root, size) => {
  await renderInShop(root, <ProductGrid products={productsOf(size)} highlighted={undefined} />)
  return scrollTrial(document.documentElement)
}
