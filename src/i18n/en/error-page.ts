import { defineTexts } from '../texts.ts'

export const errorPageTexts = defineTexts('errorPage', {
  title: 'Unexpected Application Error!',
  unknown: 'We could not find this page. It may have moved, or the link may be incorrect.',
  crashed: 'Something went wrong on this page. Your cart is safe. Please try again.',
  unreachable: 'This page could not be loaded. Check your connection and try again.',
  home: 'Back to the home page',
  products: 'Browse products',
  retry: 'Retry',
})
