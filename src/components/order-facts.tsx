import { Text } from '@chakra-ui/react'
import type { Order } from '../../machines/domain/order.ts'
import { AddressLines } from './address-lines.tsx'
import { Fact, Facts } from './data-list.tsx'
import { PaymentMark, usePaymentText } from './payment.tsx'

type Props = { readonly order: Order; readonly goesTo: string; readonly paidWith: string }

/** Where an order goes and what it was paid with. */
export const OrderFacts = ({ order: { shipping, payment }, goesTo, paidWith }: Props) => {
  const paid = usePaymentText(payment)
  return (
    <Facts variant="facts">
      <Fact term={goesTo}>
        <AddressLines address={shipping} />
        <Text color="fg.muted" overflowWrap="anywhere">
          {shipping.email}
        </Text>
      </Fact>
      {paid ? (
        <Fact term={paidWith} display="flex" gap="2.5" alignItems="center">
          <PaymentMark payment={payment} />
          {paid}
        </Fact>
      ) : null}
    </Facts>
  )
}
