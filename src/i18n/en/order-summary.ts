import { defineTexts } from '../texts.ts'

export const orderSummaryTexts = defineTexts('order-summary', {
  title: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax (10%)',
  total: 'Total',
  items: 'Items',
  quantity: (count: string, price: string) => `${count} × ${price}`,
})
