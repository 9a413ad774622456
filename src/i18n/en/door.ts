import { defineTexts } from '../texts.ts'

export const doorTexts = defineTexts('door', {
  title: 'What an account is good for',
  cart: 'Your cart and wishlist come along when you sign in.',
  orders: 'Every order stays at hand, with its receipt.',
  wishlist: 'A wishlist of your own, apart from everybody else’s in this browser.',
  cards: 'Saved cards and addresses make the next checkout short.',
  local: 'All of it stays in this browser, and you can take it with you as a file.',
  honest:
    'This shop has no server: an account keeps things apart, it does not protect them from the owner of this browser.',
})
