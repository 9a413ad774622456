import type { Cents } from '../../machines/money/money.ts'
import type { Order } from '../../machines/orders/order.ts'
import { orderSummaryTexts } from '../i18n/en/order-summary.ts'
import './order-items.css'
import { ProductImage } from './product-image.tsx'
import { useFormat, useTexts } from './use-texts.ts'

type Props = { readonly items: Order['items']; readonly price?: (cents: Cents) => string }

/** What is ordered, to be read over. */
export const OrderItems = ({ items, price }: Props) => {
  const words = useTexts(orderSummaryTexts)
  const format = useFormat()
  const show = price ?? format.price
  return (
    <ul className="sc-order-items" aria-label={words.items}>
      {items.map(({ product, quantity }) => (
        <li key={product.id}>
          <ProductImage src={product.image} alt="" size={96} />
          <div>
            <p className="sc-order-item-title" lang="en">
              {product.title}
            </p>
            <p className="sc-order-item-count">
              {words.quantity(format.number(quantity), show(product.price))}
            </p>
          </div>
          <p className="sc-order-item-price">{show(product.price * quantity)}</p>
        </li>
      ))}
    </ul>
  )
}
