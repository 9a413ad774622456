import { defineTexts } from '../texts.ts'

export const accountTexts = defineTexts('account', {
  title: 'My Account',
  orders: 'My Orders',
  wishlist: 'Wishlist',
  addProduct: 'Add New Product',
  payment: 'Payment Methods',
  settings: 'Settings',
})
