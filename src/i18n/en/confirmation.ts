import { defineTexts } from '../texts.ts'

export const confirmationTexts = defineTexts('confirmation', {
  title: 'Thank you for your order!',
  opening: 'Your order',
  number: (number: string) => `Your order number is ${number}.`,
  missingTitle: 'Order not found',
  missing: 'We could not find this order in your account. Your order history lists all your orders.',
  next: 'What happens next',
  steps: {
    confirmed: 'Order Confirmed',
    processing: 'Processing Order',
    shipping: 'Shipping',
    delivery: 'Estimated Delivery',
  },
  stepNotes: {
    processing: 'Packed within 24 hours',
    shipping: 'On its way to you',
  },
  items: 'Items ordered',
  goesTo: 'Delivery address',
  paidWith: 'Paid with',
  continue: 'Continue Shopping',
  history: 'View Order History',
  print: 'Print',
  download: 'Download receipt',
})

export const receiptTexts = defineTexts('receipt', {
  title: (number: string) => `Receipt for ${number}`,
  ordered: (date: string) => `Ordered on ${date}`,
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Amount',
  goesTo: 'Delivery address',
  paidWith: 'Paid with',
  delivery: (date: string) => `Estimated delivery: ${date}`,
  thanks: 'Thank you for shopping with us.',
})
