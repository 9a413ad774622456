import { Text } from '@chakra-ui/react'
import type { Order, Payment } from '../../machines/domain/order.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { AddressLines } from './address-lines.tsx'
import { CardBrandMark, useBrandName } from './card-brand.tsx'
import { Fact, Facts } from './data-list.tsx'
import { useTexts } from './use-texts.ts'

type Props = { readonly order: Order; readonly addressLabel: string; readonly paymentLabel: string }

/** The shipping address and the payment of an order. */
export const OrderFacts = ({ order: { shipping, payment }, addressLabel, paymentLabel }: Props) => {
  const paid = usePaymentText(payment)
  return (
    <Facts variant="facts">
      <Fact term={addressLabel}>
        <AddressLines address={shipping} />
        <Text color="fg.muted" overflowWrap="anywhere">
          {shipping.email}
        </Text>
      </Fact>
      {paid ? (
        <Fact term={paymentLabel} display="flex" gap="2.5" alignItems="center">
          <CardBrandMark brand={payment.brand} decorative width="2.25rem" />
          {paid}
        </Fact>
      ) : null}
    </Facts>
  )
}

/** The label of a payment; undefined if the record has no valid payment. */
export function usePaymentText({ brand, last4 }: Payment): string | undefined {
  const { ending } = useTexts(cardTexts)
  const name = useBrandName(brand)
  return last4 ? ending(name, last4) : undefined
}
