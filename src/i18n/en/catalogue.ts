import { plural } from '../numerals.ts'
import { defineTexts } from '../texts.ts'

export const catalogueTexts = defineTexts('catalogue', {
  collection: 'Discover Our Collection',
  /** With a category's label. */
  title: (label: string) => `${label} Products`,
  description: (title: string) =>
    `${title}: search, filter and sort everything the shop sells. Free shipping over $50, 30-day returns.`,
  products: 'Products',
  filters: {
    region: 'Filters',
    search: 'Search products',
    searchHint: 'Title, description or category',
    category: 'Category',
    allCategories: 'All Categories',
    price: 'Price',
    priceFrom: 'From',
    priceTo: 'To',
    least: 'Minimum price',
    most: 'Maximum price',
    priceMalformed: (example: string) => `Please enter a price such as ${example}`,
    priceAtMost: (price: string) => `Please enter at most ${price}`,
    priceAtLeast: (price: string) => `Please enter at least ${price}`,
    rating: 'Rating from',
    anyRating: 'Any rating',
    stars: (rating: number, digits: number) =>
      plural('en', rating, { one: '# star', other: '# stars' }, digits),
    inStock: 'In stock only',
    clear: 'Clear Filters',
    unfold: 'More filters',
    fold: 'Fewer filters',
  },
  sort: {
    label: 'Sort by',
    featured: 'Featured',
    'price-low-high': 'Price: Low to High',
    'price-high-low': 'Price: High to Low',
    rating: 'Top Rated',
  },
  count: (count: number) => plural('en', count, { one: '# product', other: '# products' }),
  loading: 'Loading products',
  retry: 'Retry',
  empty: 'No products found',
  emptyAdvice: 'Try adjusting search or filter criteria.',
  errorTitle: 'Error loading products',
  error: 'Failed to load products. Please try again later.',
  categoriesTitle: 'Error loading categories',
  categoriesError: 'Failed to load categories. Please try again later.',
})
