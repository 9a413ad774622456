import { plural } from '../numerals.ts'
import { defineTexts } from '../texts.ts'

export const productTexts = defineTexts('product', {
  loading: 'Loading product',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  products: 'Products',
  taxes: 'Price includes taxes',
  quantity: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  add: 'Add to Cart',
  wishlist: 'Wishlist',
  share: 'Share',
  inStock: 'In stock',
  fewLeft: (count: number) => `Only ${count} left`,
  soldOut: 'Out of stock',
  perks: {
    title: 'Included with every order',
    shipping: 'Free shipping over $50',
    returns: '30-day returns',
    warranty: '2-year warranty',
  },
  pictures: 'Pictures',
  picture: (at: number, count: number) => `Picture ${at} of ${count}`,
  rating: (rate: string, count: number) =>
    plural('en', count, {
      one: `${rate} of 5 stars, # review`,
      other: `${rate} of 5 stars, # reviews`,
    }),
  reviews: (count: number) => plural('en', count, { one: '# review', other: '# reviews' }),
  related: 'Related products',
  recent: 'Recently viewed',
  errorTitle: 'Error Loading Product',
  error: 'Failed to load product. Please try again later.',
  missing: 'Product not found',
  missingText: 'This product may no longer be available, or the link may be incorrect.',
  back: 'Back to Products',
  retry: 'Try again',
})
