import { defineTexts } from '../texts.ts'

export const footerTexts = defineTexts('footer', {
  about: {
    title: 'About Statecart',
    text: 'Electronics, jewelry and clothing, carefully selected since 2025. Free shipping over $50, 30-day returns, a 2-year warranty and 24/7 support.',
  },
  quick: {
    title: 'Quick Links',
    home: 'Home',
    products: 'Products',
    cart: 'Shopping Cart',
    account: 'My Account',
    about: 'About Us',
    contact: 'Contact Us',
  },
  service: {
    title: 'Customer Service',
    faq: 'FAQ',
    shipping: 'Shipping Policy',
    returns: 'Returns & Refunds',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  contact: {
    title: 'Contact',
    address: '12 Awning Row, Harbor Quarter, Exampleton 01042',
    phone: 'Call +1 (202) 555-0142',
  },
  social: {
    title: 'Follow us',
    posts: 'Statecart on Chatterbox',
    pictures: 'Statecart on Shutterbox',
    films: 'Statecart on Reelbox',
  },
  rights: 'Statecart. All rights reserved.',
  cards: 'We accept all major credit cards',
})
