import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const productCardTexts = defineTexts('product-card', {
  rating: (rate: string, count: number) =>
    plural('en', count, {
      one: `Rated ${rate} out of 5, # review`,
      other: `Rated ${rate} out of 5, # reviews`,
    }),
  unrated: 'Not rated yet',
  wish: (title: string) => `Add ${title} to wishlist`,
  add: (title: string) => `Add ${title} to cart`,
  addShort: 'Add',
  soldOut: 'Out of stock',
  fresh: 'New',
})
