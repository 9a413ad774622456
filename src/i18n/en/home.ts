import { defineTexts } from '../texts.ts'

export const homeTexts = defineTexts('home', {
  title: 'Shop Smarter, Live Better',
  line: 'Discover Amazing Products',
  lead: 'Well-made things for every day, from the desk to the wardrobe. Picked with care, priced with sense, at your door within the week.',
  browse: 'Browse Categories',
  shopNow: 'Shop Now',
  heroPicture: 'A shirt and a dress on pegs above a table with headphones, a vase, a mug and a ring',
  categories: 'Shop by category',
  tiles: {
    electronics: { name: 'Electronics', description: 'Screens, drives and sound' },
    jewelery: { name: 'Jewelry', description: 'Rings, chains and bracelets' },
    mens: { name: "Men's clothing", description: 'Jackets, shirts and daily layers' },
    womens: { name: "Women's clothing", description: 'Coats, tops and soft knits' },
  },
  featured: 'Featured products',
  featuredLead: 'Eight drawn by chance for this visit.',
  viewAll: 'View All Products',
  failed: 'Failed to load products. Please try again later.',
  retry: 'Try again',
  why: 'Why choose us',
  reasons: {
    quality: {
      title: 'Quality products',
      text: 'Every item comes with a 2-year warranty, so we only stock what lasts.',
    },
    prices: { title: 'Competitive prices', text: 'Fair from the start, with free shipping over $50.' },
    shipping: { title: 'Fast shipping', text: 'On its way within 24 hours, and 30 days to send it back.' },
    support: { title: '24/7 support', text: 'People who answer, around the clock, since 2025.' },
  },
  description:
    'Electronics, jewelry and clothing for every day: free shipping over $50, 30-day returns and a 2-year warranty.',
})
