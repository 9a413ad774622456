import { plural } from '../plural.ts'
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
    forgetful: "Nothing will be kept after this visit: this browser's storage is not available",
    newer:
      "Nothing will be kept after this visit: this browser's storage is not available because it belongs to a newer version of the shop",
    refused: "Your changes could not be saved: this browser's storage is full",
    offline: 'You are offline',
    tryAgain: 'Try again',
    dismiss: 'Dismiss',
  },
  toasts: 'Messages',
  busy: 'One moment, please…',
  arriving: 'Loading page',
})
