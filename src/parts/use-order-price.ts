import type { Cents } from '../../machines/money/money.ts'
import type { Order } from '../../machines/orders/order.ts'
import { formatPrice } from '../i18n/format.ts'
import { useLanguage } from './use-texts.ts'

/** An order keeps the currency and the rate that it was placed in. */
export function useOrderPrice({
  currency,
  rate,
}: Pick<Order, 'currency' | 'rate'>): (cents: Cents) => string {
  const language = useLanguage()
  return (cents) => formatPrice(cents, currency, language, rate)
}
