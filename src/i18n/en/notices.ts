import type { NoticeText } from '../../../machines/domain/notice.ts'
import { defineTexts } from '../texts.ts'

const notices: Record<NoticeText, string> = {
  addedToCart: 'Added to cart!',
  removedFromCart: 'Removed from cart!',
  cartCleared: 'Cart cleared!',
  addedToWishlist: 'Added to wishlist!',
  removedFromWishlist: 'Removed from wishlist!',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Signing out failed. Please try again.',
  orderPlaced: 'Order placed successfully!',
  paymentFailed: 'Your order was not placed.',
  soldOutLeftOut: 'Items that are out of stock were not added.',
  quantityLimited: 'No more than 9,999 of one product can be ordered.',
  messageSent: 'Message sent successfully!',
  paymentMethodAdded: 'Payment method added successfully',
  paymentMethodRemoved: 'Payment method removed',
  defaultPaymentUpdated: 'Default payment method updated',
  settingsUpdated: 'Settings updated successfully',
  settingsFailed: 'Failed to update settings',
  passwordChanged: 'Password changed',
  loginSuccessful: 'Login successful!',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationSuccessful: 'Registration successful!',
  registrationFailed: 'Registration failed',
  userExists: 'User already exists',
  productAdded: 'Product added successfully!',
  productUpdated: 'Product updated',
  productRemoved: 'Product removed',
  productFailed: 'Failed to add product. Please try again.',
  productChangeFailed: 'Failed to change product. Please try again.',
  loginToContinue: 'Please login to continue',
  loginForSettings: 'Please login to access settings',
  administratorsOnly: 'Only administrators can add products',
  linkCopied: 'Link copied',
  shareFailed: 'The link could not be shared. Copy the page address instead.',
  dataExported: 'Your data was saved to a file',
  dataImported: 'Your data was imported',
  dataRefused: 'This file could not be imported',
  accountDeleted: 'Your account was deleted',
  recordsQuarantined: 'Some saved data could not be read and was set aside. Everything else is available.',
  languageFailed: 'The language could not be loaded. Please try again.',
  startedAgain: 'Part of the shop stopped and was restarted.',
}

export const noticeTexts = defineTexts('notices', { ...notices, undo: 'Undo', dismiss: 'Dismiss' })

export const appUpdateTexts = defineTexts('appUpdate', {
  update: 'A new version of the shop is available',
  reload: 'Reload',
  dismiss: 'Dismiss',
  install: 'Install the shop as an app',
})
