import { defineTexts } from '../texts.ts'

export const doorTexts = defineTexts('door', {
  title: 'Why create an account?',
  cart: 'Your cart and wishlist stay with you when you sign in.',
  orders: 'Find every order and its receipt in one place.',
  wishlist: 'Keep a wishlist of your own, separate from other accounts in this browser.',
  cards: 'Check out faster with saved cards and addresses.',
  local: 'Everything is stored in this browser, and you can export it as a file.',
  honest:
    'This is a demo shop without a server. An account keeps your data separate, but does not protect it from other people who use this browser.',
})
