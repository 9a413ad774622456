import type { Order } from '../../machines/domain/order.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { AddressLines } from './address-lines.tsx'
import { CardBrandMark, useBrandName } from './card-brand.tsx'
import './order-facts.css'
import { useTexts } from './use-texts.ts'

type Props = { readonly order: Order; readonly goesTo: string; readonly paidWith: string }

/** Where an order goes and what it was paid with. */
export const OrderFacts = ({ order: { shipping, card }, goesTo, paidWith }: Props) => {
  const { ending } = useTexts(cardTexts)
  const brand = useBrandName(card.brand)
  return (
    <dl className="sc-order-facts">
      <div>
        <dt>{goesTo}</dt>
        <dd>
          <AddressLines address={shipping} />
          <span className="sc-order-facts-email">{shipping.email}</span>
        </dd>
      </div>
      {card.last4 ? (
        <div>
          <dt>{paidWith}</dt>
          <dd className="sc-order-facts-card">
            <CardBrandMark brand={card.brand} decorative />
            {ending(brand, card.last4)}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
