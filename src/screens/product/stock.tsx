import type { Product } from '../../../machines/domain/product.ts'
import { Badge } from '../../components/badge.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

/** Below this stock, the page shows the number. */
const fewLeft = 6

export const Stock = ({ product: { stock } }: { readonly product: Pick<Product, 'stock'> }) => {
  const words = useTexts(productTexts)
  if (stock === 0) return <Badge tone="negative">{words.soldOut}</Badge>
  const isScarce = stock !== undefined && stock < fewLeft
  return isScarce ? (
    <Badge tone="warning">{words.fewLeft(stock)}</Badge>
  ) : (
    <Badge tone="positive">{words.inStock}</Badge>
  )
}
