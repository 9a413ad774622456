import { defineTexts } from '../texts.ts'

export const errorPageTexts = defineTexts('errorPage', {
  title: 'Unexpected Application Error!',
  unknown: 'There is nothing at this address. It may have moved, or the link that led here may be mistyped.',
  crashed: 'This screen stumbled over something it did not expect. Your cart is safe; try it once more.',
  unreachable: 'This screen could not be fetched. Check your connection, then try again.',
  home: 'Back to the home page',
  products: 'Browse products',
  retry: 'Retry',
})
