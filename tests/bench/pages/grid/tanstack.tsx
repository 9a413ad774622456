import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Product } from '../../../../machines/domain/product.ts'
import { useProductCardWords } from '../../../../src/components/product-card.tsx'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { bufferedRows, CardRow, columns, renderInShop, rowHeight, scrollTrial } from './list-trial.tsx'

const Rows = ({ products }: { readonly products: readonly Product[] }) => {
  const words = useProductCardWords()
  const rows = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => rowHeight,
    overscan: bufferedRows,
  })
  return (
    <div style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start: top }) => (
        <div key={key} style={{ position: 'absolute', insetInline: 0, transform: `translateY(${top}px)` }}>
          <CardRow products={products} row={index} words={words} />
        </div>
      ))}
    </div>
  )
}

export const start: Start = async (root, size) => {
  await renderInShop(root, <Rows products={productsOf(size)} />)
  return scrollTrial(document.documentElement)
}
