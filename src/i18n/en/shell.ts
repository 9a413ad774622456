import { shopPhone } from '../contact-details.ts'
import { plural } from '../numerals.ts'
import { defineTexts } from '../texts.ts'

export const shellTexts = defineTexts('shell', {
  shop: 'Statecart',
  skip: 'Skip to content',
  navigation: {
    label: 'Main',
    home: 'Home',
    products: 'Products',
    about: 'About',
    contact: 'Contact',
    open: 'Open menu',
    close: 'Close menu',
  },
  cart: (count: number) =>
    count === 0 ? 'Cart, empty' : plural('en', count, { one: 'Cart, # item', other: 'Cart, # items' }),
  account: {
    label: 'Account menu',
    orders: 'My Orders',
    wishlist: 'Wishlist',
    addProduct: 'Add New Product',
    payment: 'Payment Methods',
    settings: 'Settings',
    signOut: 'Sign Out',
    signIn: 'Sign In',
  },
  preferences: {
    label: 'Preferences',
    language: 'Language',
    currency: 'Currency',
    rates: (date: string) => `Demo exchange rates as of ${date}`,
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
  },
  banners: {
    partial: 'Some products could not be loaded',
    retry: 'Retry',
    notPersistent: "Nothing will be kept after this visit: this browser's storage is not available",
    newer:
      "Nothing will be kept after this visit: this browser's storage is not available because it belongs to a newer version of the shop",
    refused: "Your changes could not be saved: this browser's storage is full",
    offline: 'You are offline',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
  },
  toasts: 'Messages',
  busy: 'One moment, please…',
  loadingPage: 'Loading page',
})

export const headTexts = defineTexts('head', {
  shop: 'Statecart',
  description:
    'Electronics, jewelry and clothing at honest prices: free shipping over $50, 30-day returns, a 2-year warranty and 24/7 support.',
})

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
    phone: `Call ${shopPhone}`,
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

export const errorPageTexts = defineTexts('errorPage', {
  title: 'Unexpected Application Error!',
  unknown: 'We could not find this page. It may have moved, or the link may be incorrect.',
  crashed: 'Something went wrong on this page. Your cart is safe. Please try again.',
  unreachable: 'This page could not be loaded.',
  home: 'Back to the home page',
  products: 'Browse products',
  retry: 'Retry',
})

/** The shop's texts about the machine room. The room itself has separate texts. */
export const machineRoomTexts = defineTexts('machineRoom', {
  link: 'Machine room',
  report: 'Report a problem',
})
