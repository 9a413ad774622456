import { deliveryDate, type Order } from '../../machines/domain/order.ts'
import { receiptTexts } from '../i18n/en/checkout.ts'
import { headTexts } from '../i18n/en/shell.ts'
import { useAddressLines } from './address-lines.tsx'
import { useTotals } from './order-summary.tsx'
import { usePaymentText } from './payment.tsx'
import { type Receipt, receiptHtml } from './receipt-html.ts'
import { useShopActor } from './shop-context.tsx'
import { useFormat, useLanguage, useTexts } from './use-texts.ts'

/** Hands out the receipt of an order as a file of its own. */
export function useReceipt(order: Order): () => void {
  const orders = useShopActor('orders')
  const receipt = useReceiptWords(order)
  return () =>
    orders.send({ type: 'order.receipt.save', name: `${order.number}.html`, content: receiptHtml(receipt) })
}

function useReceiptWords(order: Order): Receipt {
  const words = useTexts(receiptTexts)
  const { shop } = useTexts(headTexts)
  const { amount, date, number } = useFormat()
  const language = useLanguage()
  const paid = usePaymentText(order.payment)
  const totals = useTotals(order)
  const { shipping, currency } = order
  return {
    language,
    shop,
    title: words.title(order.number),
    facts: [words.ordered(date(new Date(order.orderDate))), words.delivery(date(deliveryDate(order)))],
    heads: [words.item, words.quantity, words.price, words.sum],
    lines: order.items.map(({ product, quantity, unitPrice }) => [
      product.title,
      number(quantity),
      amount(unitPrice, currency),
      amount(unitPrice * quantity, currency),
    ]),
    totals: totals.map(({ term, value }) => [term, value]),
    blocks: [
      { title: words.goesTo, lines: [...useAddressLines(shipping), shipping.email] },
      ...(paid ? [{ title: words.paidWith, lines: [paid] }] : []),
    ],
    foot: words.thanks,
  }
}
