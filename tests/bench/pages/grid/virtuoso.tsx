import { Virtuoso } from 'react-virtuoso'
import type { Product } from '../../../../machines/domain/product.ts'
import { useProductCardWords } from '../../../../src/components/product-card.tsx'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { bufferedRows, CardRow, columns, renderInShop, rowHeight, scrollTrial } from './list-trial.tsx'

const Rows = ({ products }: { readonly products: readonly Product[] }) => {
  const words = useProductCardWords()
  return (
    <Virtuoso
      useWindowScroll
      totalCount={Math.ceil(products.length / columns)}
      fixedItemHeight={rowHeight}
      increaseViewportBy={bufferedRows * rowHeight}
      itemContent={(row) => <CardRow products={products} row={row} words={words} />}
    />
  )
}

export const start: Start = async (root, size) => {
  await renderInShop(root, <Rows products={productsOf(size)} />)
  return scrollTrial(document.documentElement)
}
