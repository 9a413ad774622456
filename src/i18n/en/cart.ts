import { plural } from '../numerals.ts'
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
    cancel: 'Cancel',
    payment: 'Payment',
    deliveryAddress: 'Delivery address',
    total: 'Total',
    declined:
      'Your card was declined. You have not been charged and your cart is unchanged. Please check out with another card.',
    notSaved:
      'Your order could not be saved in this browser’s storage. You have not been charged. Please try again.',
    changed: 'Your cart has changed. You have not been charged. Please check the total and try again.',
    cardRemoved:
      'Your default card is no longer saved, so no order was placed. Please check out with another card.',
    expired: 'Your default card has expired. Set another card as default to buy now.',
    cards: 'Your cards',
  },
})

export const miniCartTexts = defineTexts('miniCart', {
  title: 'Your cart',
  close: 'Close cart',
  signIn: 'Sign in to check out',
  browse: 'Browse products',
  empty: 'Items you add to your cart will appear here.',
  itemsStay: 'Your items stay in your cart when you sign in.',
})

export const cartLineTexts = defineTexts('cartLines', {
  list: 'Items in your cart',
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
  each: (price: string) => `${price} each`,
  gone: 'No longer sold',
  soldOut: 'Out of stock',
  priceRose: (former: string) => `The price has gone up. It was ${former}.`,
  priceFell: (former: string) => `The price has gone down. It was ${former}.`,
  removed: (title: string) => `${title} was removed from your cart.`,
  cleared: 'Your cart was cleared.',
  undo: 'Undo',
  emptyTitle: 'Your cart is empty',
  blocked: 'An item in your cart is no longer available. Remove it to continue.',
})

export const orderSummaryTexts = defineTexts('orderSummary', {
  title: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: 'Tax (10%)',
  total: 'Total',
  items: 'Items',
  quantity: (count: string, price: string) => `${count} × ${price}`,
})
