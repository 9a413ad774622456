import { useId } from 'react'
import type { Order } from '../../../machines/domain/order.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Heading } from '../../components/heading.tsx'
import { Icon } from '../../components/icon.tsx'
import { chevronDown, download, refresh } from '../../components/icons.ts'
import { OrderFacts } from '../../components/order-facts.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { TotalsList } from '../../components/order-summary.tsx'
import { PriceText } from '../../components/price-text.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { useShopActor } from '../../components/shop-context.tsx'
import { useReceipt } from '../../components/use-receipt.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { ordersTexts } from '../../i18n/en/account.ts'

type Props = { readonly order: Order }

/** One order, which opens to its lines. */
export const OrderCard = ({ order }: Props) => {
  const words = useTexts(ordersTexts)
  const titleId = useId()
  return (
    <article className="sc-order" aria-labelledby={titleId}>
      <details>
        <OrderHead order={order} titleId={titleId} />
        <div className="sc-order-body">
          <OrderItems items={order.items} currency={order.currency} />
          <TotalsList totals={order.totals} currency={order.currency} />
          <OrderFacts order={order} goesTo={words.goesTo} paidWith={words.paidWith} />
        </div>
      </details>
      <OrderActions order={order} />
    </article>
  )
}

const OrderHead = ({ order, titleId }: Props & { readonly titleId: string }) => {
  const words = useTexts(ordersTexts)
  const { amount, date } = useFormat()
  return (
    <summary className="sc-order-head">
      <div className="sc-order-words">
        <Heading size="h4" id={titleId}>
          {order.number}
        </Heading>
        <p>{date(new Date(order.orderDate))}</p>
        <Badge tone="positive">{words.status}</Badge>
      </div>
      <OrderPictures items={order.items} />
      <div className="sc-order-sum">
        <PriceText>{amount(order.totals.total, order.currency)}</PriceText>
        <p>{words.items(order.totalItems)}</p>
      </div>
      <Icon of={chevronDown} className="sc-order-chevron" />
    </summary>
  )
}

const OrderActions = ({ order }: Props) => {
  const words = useTexts(ordersTexts)
  const orders = useShopActor('orders')
  const save = useReceipt(order)
  return (
    <div className="sc-order-actions">
      <Button variant="outline" size="sm" onClick={() => orders.send({ type: 'order.buyAgain', order })}>
        <Icon of={refresh} size="1.125rem" />
        {words.again}
      </Button>
      <Button variant="ghost" size="sm" onClick={save}>
        <Icon of={download} size="1.125rem" />
        {words.receipt}
      </Button>
    </div>
  )
}

const shown = 4

/** Thumbnails of the ordered products. */
const OrderPictures = ({ items }: Pick<Order, 'items'>) => (
  <div className="sc-order-pictures" aria-hidden="true">
    {items.slice(0, shown).map(({ product }) => (
      <ProductImage key={product.id} src={product.image} alt="" size={96} />
    ))}
    {items.length > shown ? <span>+{items.length - shown}</span> : null}
  </div>
)
