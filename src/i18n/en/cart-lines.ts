import { defineTexts } from '../texts.ts'

export const cartLineTexts = defineTexts('cart-lines', {
  list: 'Items in your cart',
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
  each: (price: string) => `${price} each`,
  gone: 'No longer sold',
  soldOut: 'Sold out',
  priceRose: (former: string) => `The price has gone up. It was ${former}.`,
  priceFell: (former: string) => `The price has gone down. It was ${former}.`,
  removed: (title: string) => `${title} was removed from your cart.`,
  cleared: 'Your cart was cleared.',
  undo: 'Undo',
  emptyTitle: 'Your cart is empty',
  blocked: 'An item in your cart is no longer available. Remove it to continue.',
})
