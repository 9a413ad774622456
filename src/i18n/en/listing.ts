import type { CategoryLabels } from '../../../machines/domain/product.ts'
import { plural } from '../numerals.ts'
import { defineTexts } from '../texts.ts'

export const productCardTexts = defineTexts('productCard', {
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

const categories: CategoryLabels = {
  electronics: 'Electronics',
  jewelery: 'Jewelry',
  "men's clothing": "Men's clothing",
  "women's clothing": "Women's clothing",
}

export const categoryTexts = defineTexts('categories', categories)

export const searchTexts = defineTexts('search', {
  label: 'Search the shop',
  placeholder: 'Search products and categories',
  submit: 'Search',
  suggestions: 'Suggestions',
  loading: 'Loading...',
  none: 'No products found',
  count: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
})
