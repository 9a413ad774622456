import { defineTexts } from '../texts.ts'

export const productCardTexts = defineTexts('product-card', {
  rating: (rate: string, count: string) => `Rated ${rate} out of 5, ${count} reviews`,
  unrated: 'Not rated yet',
  wish: (title: string) => `Add ${title} to wishlist`,
  add: (title: string) => `Add ${title} to cart`,
  addShort: 'Add',
  soldOut: 'Out of stock',
  fresh: 'New',
})
