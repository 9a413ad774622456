import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const ordersTexts = defineTexts('orders', {
  title: 'Your Orders',
  emptyTitle: 'No orders yet',
  empty: 'Everything you order will be listed here, the newest first.',
  start: 'Start Shopping',
  status: 'Completed',
  items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  again: 'Buy again',
  receipt: 'Receipt',
  goesTo: 'Delivery address',
  paidWith: 'Paid with',
})
