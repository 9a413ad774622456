import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

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
