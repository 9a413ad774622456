import { memo } from 'react'
import type { Product } from '../../../../machines/domain/product.ts'
import { ListedProductCard } from '../../../../src/components/product-card.tsx'
import type { ProductCardWords } from '../../../../src/components/use-product-card-words.ts'

export const columns = 4
export const rowHeight = 424
export const bufferedRows = 2

type Props = {
  readonly products: readonly Product[]
  readonly row: number
  readonly words: ProductCardWords
}

/** The row that every other list is given to window: the shop's own cards, four beside each other. */
export const CardRow = memo(({ products, row, words }: Props) => (
  <div className="bench-row">
    {products.slice(row * columns, (row + 1) * columns).map((product) => (
      <ListedProductCard key={product.id} product={product} words={words} headingAs="h2" />
    ))}
  </div>
))
