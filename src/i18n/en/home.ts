import { defineTexts } from '../texts.ts'

export const homeTexts = defineTexts('home', {
  title: 'Shop Smarter, Live Better',
  line: 'Discover Amazing Products',
  lead: 'Well-made everyday products, from your desk to your wardrobe. Carefully selected, sensibly priced and delivered within a week.',
  browse: 'Browse Categories',
  shopNow: 'Shop Now',
  heroPicture: 'A shirt and a dress on pegs above a table with headphones, a vase, a mug and a ring',
  categories: 'Shop by category',
  tiles: {
    electronics: { name: 'Electronics', description: 'Screens, drives and audio' },
    jewelery: { name: 'Jewelry', description: 'Rings, chains and bracelets' },
    mens: { name: "Men's clothing", description: 'Jackets, shirts and daily layers' },
    womens: { name: "Women's clothing", description: 'Coats, tops and soft knits' },
  },
  featured: 'Featured products',
  featuredLead: 'Eight random picks for this visit.',
  viewAll: 'View All Products',
  empty: 'There are no products to show right now.',
  failed: 'Failed to load products. Please try again later.',
  categoriesFailed: 'Failed to load categories. Please try again later.',
  retry: 'Try again',
  why: 'Why choose us',
  reasons: {
    quality: {
      title: 'Quality products',
      text: 'Every item comes with a 2-year warranty, so we only stock what lasts.',
    },
    prices: { title: 'Competitive prices', text: 'Fair prices every day, with free shipping over $50.' },
    shipping: {
      title: 'Fast shipping',
      text: 'Orders ship within 24 hours, and you have 30 days to return them.',
    },
    support: { title: '24/7 support', text: 'Real people, around the clock, since 2025.' },
  },
  description:
    'Electronics, jewelry and clothing for every day: free shipping over $50, 30-day returns and a 2-year warranty.',
})
