import { plural } from '../numerals.ts'
import { defineTexts } from '../texts.ts'

export const accountTexts = defineTexts('account', {
  title: 'My Account',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  addProduct: 'Add New Product',
  payment: 'Payment Methods',
  settings: 'Settings',
})

export const ordersTexts = defineTexts('orders', {
  title: 'Your Orders',
  emptyTitle: 'No orders yet',
  empty: 'Your orders will appear here, newest first.',
  start: 'Start Shopping',
  status: 'Completed',
  items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  again: 'Buy again',
  receipt: 'Receipt',
  more: (left: number) => `Show older orders (${left})`,
  deliveryAddress: 'Delivery address',
  paidWith: 'Paid with',
})

export const spendingTexts = defineTexts('spending', {
  title: 'Your spending',
  total: (sum: string) => `${sum} in total, including tax`,
  grouping: 'Group by',
  byMonth: 'By month',
  byCategory: 'By category',
  showTable: 'Show as a table',
  spendingByMonth: (currency: string) => `Spending by month, in ${currency}`,
  spendingByCategory: (currency: string) => `Spending by category, in ${currency}`,
  month: 'Month',
  category: 'Category',
  spent: 'Spent',
  earlier: 'Earlier',
  other: 'Other',
})

export const wishlistTexts = defineTexts('wishlist', {
  title: 'My Wishlist',
  count: (count: number) => plural('en', count, { one: '# product', other: '# products' }),
  addAll: 'Add all to cart',
  empty: 'Your wishlist is empty',
  emptyText: 'Select the heart on a product to save it here.',
  browse: 'Browse products',
  removed: (title: string) => `${title} was removed from your wishlist.`,
  undo: 'Undo',
})

export const cardTexts = defineTexts('cards', {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Card',
  ending: (brand: string, last4: string) => `${brand} •••• ${last4}`,
  masked: (last4: string) => `•••• ${last4}`,
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}`,
  sample: 'Sample card',
  codeOnBack: '3 digits on the back',
  codeOnFront: '4 digits on the front',
  expiryForm: 'MM/YY',
})
