import { defineTexts } from '../texts.ts'

export const cartLineTexts = defineTexts('cart-lines', {
  list: 'Items in your cart',
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  remove: (title: string) => `Remove ${title}`,
  each: (price: string) => `${price} each`,
  gone: 'No longer sold',
  soldOut: 'Sold out',
  priceRose: (former: string) => `The price has risen: it was ${former}.`,
  priceFell: (former: string) => `The price has fallen: it was ${former}.`,
  removed: (title: string) => `${title} was removed from your cart.`,
  cleared: 'Your cart was cleared.',
  undo: 'Undo',
  emptyTitle: 'Your cart is empty',
  blocked: 'Something in your cart can no longer be bought. Remove it to go on.',
})
