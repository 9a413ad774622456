import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const ordersTexts = defineTexts('orders', {
  title: 'Your Orders',
  emptyTitle: 'No orders yet',
  empty: 'Your orders will appear here, newest first.',
  start: 'Start Shopping',
  status: 'Completed',
  items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  again: 'Buy again',
  receipt: 'Receipt',
  goesTo: 'Delivery address',
  paidWith: 'Paid with',
})
