import { defineTexts } from '../texts.ts'

export const headTexts = defineTexts('head', {
  shop: 'Statecart',
  description:
    'Electronics, jewelry and clothing at honest prices: free shipping over $50, 30-day returns, a 2-year warranty and 24/7 support.',
})
