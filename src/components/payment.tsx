import type { Payment } from '../../machines/domain/order.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { CardBrandMark, useBrandName } from './card-brand.tsx'
import { useTexts } from './use-texts.ts'

/** The label of a payment; empty if the record has no valid payment. */
export function usePaymentText({ brand, last4 }: Payment): string | undefined {
  const { ending } = useTexts(cardTexts)
  const name = useBrandName(brand)
  return last4 ? ending(name, last4) : undefined
}

export const PaymentMark = ({ payment }: { readonly payment: Payment }) => (
  <CardBrandMark brand={payment.brand} decorative width="2.25rem" />
)
