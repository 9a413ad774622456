import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const wishlistTexts = defineTexts('wishlist', {
  title: 'My Wishlist',
  count: (count: number) => plural('en', count, { one: '# product', other: '# products' }),
  addAll: 'Add all to cart',
  empty: 'Your wishlist is empty',
  emptyText: 'The heart on a product keeps it here until you have made up your mind.',
  browse: 'Browse products',
  removed: (title: string) => `${title} was taken off your wishlist.`,
  undo: 'Undo',
})
