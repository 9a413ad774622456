import { plural } from '../plural.ts'
import { defineTexts } from '../texts.ts'

export const searchTexts = defineTexts('search', {
  label: 'Search the shop',
  placeholder: 'Search products and categories',
  submit: 'Search',
  suggestions: 'Suggestions',
  loading: 'Loading...',
  none: 'No products found',
  count: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
})
