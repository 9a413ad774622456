import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const cartTexts = defineTexts('cart', {
  title: 'Shopping Cart',
  items: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
  clear: 'Clear Cart',
  clearTitle: 'Clear your cart?',
  clearText: 'Everything in it goes. You can take that back as long as you stay on this page.',
  clearConfirm: 'Clear everything',
  keep: 'Keep it',
  continue: 'Continue Shopping',
  checkout: 'Proceed to Checkout',
  empty: 'What you add while browsing waits for you here.',
  accepted: 'We accept',
  secure: 'Card numbers and codes are never stored.',
  buyNow: {
    with: (card: string) => `Buy now with ${card}`,
    title: 'Order all of this now?',
    confirm: (total: string) => `Buy now for ${total}`,
    busy: 'Placing your order...',
    cancel: 'Not yet',
    paysWith: 'Paid with',
    goesTo: 'Sent to',
    total: 'Total',
    declined:
      'Your card was declined, and nothing was charged. Your cart is as it was: check out with another card.',
    notKept:
      "Your order could not be saved, and nothing was charged: this browser's storage refused it. Please try again.",
    changed:
      'Your cart has changed meanwhile, and nothing was charged. Have a look at the total and try again.',
    expired: 'Your default card has expired. With another one you can buy everything here at once.',
    cards: 'Your cards',
  },
})

export const miniCartTexts = defineTexts('mini-cart', {
  title: 'Your cart',
  close: 'Close cart',
  signIn: 'Sign in to check out',
  browse: 'Browse products',
  empty: 'Add something you like, and it will wait here.',
  keeps: 'Your cart comes with you when you sign in.',
})
