import type { Order } from '../../machines/domain/order.ts'
import { AddressLines } from './address-lines.tsx'
import './order-facts.css'
import { PaymentMark, usePaymentText } from './payment.tsx'

type Props = { readonly order: Order; readonly goesTo: string; readonly paidWith: string }

/** Where an order goes and what it was paid with. */
export const OrderFacts = ({ order: { shipping, payment }, goesTo, paidWith }: Props) => {
  const paid = usePaymentText(payment)
  return (
    <dl className="sc-order-facts">
      <div>
        <dt>{goesTo}</dt>
        <dd>
          <AddressLines address={shipping} />
          <span className="sc-order-facts-email">{shipping.email}</span>
        </dd>
      </div>
      {paid ? (
        <div>
          <dt>{paidWith}</dt>
          <dd className="sc-order-facts-card">
            <PaymentMark payment={payment} />
            {paid}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
