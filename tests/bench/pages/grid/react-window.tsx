import { List, type RowComponentProps } from 'react-window'
import type { Product } from '../../../../machines/domain/product.ts'
import { type ProductCardWords, useProductCardWords } from '../../../../src/components/product-card.tsx'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { bufferedRows, CardRow, columns, renderInShop, rowHeight, scrollTrial } from './list-trial.tsx'

type RowProps = { products: readonly Product[]; words: ProductCardWords }

const Row = ({ index, style, products, words }: RowComponentProps<RowProps>) => (
  <div style={style}>
    <CardRow products={products} row={index} words={words} />
  </div>
)

const Rows = ({ products }: { readonly products: readonly Product[] }) => (
  <List
    className="bench-box"
    rowComponent={Row}
    rowCount={Math.ceil(products.length / columns)}
    rowHeight={rowHeight}
    rowProps={{ products, words: useProductCardWords() }}
    overscanCount={bufferedRows}
  />
)

/** This library scrolls in its own element, which fills the window so that it renders as much as the others. */
export const start: Start = async (root, size) => {
  await renderInShop(root, <Rows products={productsOf(size)} />)
  const box = document.querySelector('.bench-box')
  if (!box) throw new Error('The list has no box.')
  return scrollTrial(box)
}
