import type { Currency } from '../../machines/domain/money.ts'
import type { Order } from '../../machines/domain/order.ts'
import { orderSummaryTexts } from '../i18n/en/cart.ts'
import './order-items.css'
import { ProductImage } from './product-image.tsx'
import { useFormat, useTexts } from './use-texts.ts'

type Props = { readonly items: Order['items']; readonly currency: Currency }

/** The ordered items, read-only. */
export const OrderItems = ({ items, currency }: Props) => {
  const words = useTexts(orderSummaryTexts)
  const { amount, number } = useFormat()
  return (
    <ul className="sc-order-items" aria-label={words.items}>
      {items.map(({ product, quantity, unitPrice }) => (
        <li key={product.id}>
          <ProductImage src={product.image} alt="" size={96} />
          <div>
            <p className="sc-order-item-title" lang="en">
              {product.title}
            </p>
            <p className="sc-order-item-count">
              {words.quantity(number(quantity), amount(unitPrice, currency))}
            </p>
          </div>
          <p className="sc-order-item-price">{amount(unitPrice * quantity, currency)}</p>
        </li>
      ))}
    </ul>
  )
}
