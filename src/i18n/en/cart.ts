import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const cartTexts = defineTexts('cart', {
  title: 'Shopping Cart',
  items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  clear: 'Clear Cart',
  clearTitle: 'Clear your cart?',
  clearText: 'All items will be removed. You can undo this while you stay on this page.',
  clearConfirm: 'Clear everything',
  keep: 'Keep items',
  continue: 'Continue Shopping',
  checkout: 'Proceed to Checkout',
  empty: 'Items you add to your cart will appear here.',
  accepted: 'We accept',
  secure: 'Card numbers and codes are never stored.',
  buyNow: {
    with: (card: string) => `Buy now with ${card}`,
    title: 'Place this order now?',
    confirm: (total: string) => `Buy now for ${total}`,
    busy: 'Placing your order...',
    cancel: 'Cancel',
    paysWith: 'Payment',
    goesTo: 'Delivery address',
    total: 'Total',
    declined:
      'Your card was declined. You have not been charged and your cart is unchanged. Please check out with another card.',
    notKept:
      "Your order could not be saved in this browser's storage. You have not been charged. Please try again.",
    changed: 'Your cart has changed. You have not been charged. Please check the total and try again.',
    cardRemoved:
      'Your default card is no longer saved, so no order was placed. Please check out with another card.',
    expired: 'Your default card has expired. Set another card as default to buy now.',
    cards: 'Your cards',
  },
})

export const miniCartTexts = defineTexts('mini-cart', {
  title: 'Your cart',
  close: 'Close cart',
  signIn: 'Sign in to check out',
  browse: 'Browse products',
  empty: 'Items you add to your cart will appear here.',
  keeps: 'Your items stay in your cart when you sign in.',
})
