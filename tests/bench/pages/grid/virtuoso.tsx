import { Virtuoso } from 'react-virtuoso'
import type { Product } from '../../../../machines/domain/product.ts'
import { useProductCardWords } from '../../../../src/components/use-product-card-words.ts'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { bufferedRows, CardRow, columns, rowHeight } from './card-row.tsx'
import { flung } from './fling.ts'
import { housed } from './house.tsx'

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
  await housed(root, <Rows products={productsOf(size)} />)
  return flung(document.documentElement)
}
