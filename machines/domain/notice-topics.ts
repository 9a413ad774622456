import type { NoticeText } from './notice.ts'

/**
 * What a notice is about. A later notice replaces the earlier ones of its topic, and a topic is withdrawn when its cause is
 * gone: `signedIn` at a sign-out, `signedOut` at a sign-in, `signInAsked` at a sign-in and away from the sign-in forms,
 * `language` when the language has been loaded after all.
 */
export type NoticeTopic =
  | 'cards'
  | 'cart'
  | 'data'
  | 'language'
  | 'order'
  | 'products'
  | 'settings'
  | 'share'
  | 'signInAsked'
  | 'signedIn'
  | 'signedOut'
  | 'wishlist'

/** A text without a topic stays true, whatever comes later. */
export const topics: Partial<Record<NoticeText, NoticeTopic>> = {
  paymentMethodAdded: 'cards',
  paymentMethodRemoved: 'cards',
  defaultPaymentUpdated: 'cards',
  addedToCart: 'cart',
  removedFromCart: 'cart',
  cartCleared: 'cart',
  dataExported: 'data',
  dataImported: 'data',
  dataRefused: 'data',
  languageFailed: 'language',
  orderPlaced: 'order',
  paymentFailed: 'order',
  productAdded: 'products',
  productUpdated: 'products',
  productRemoved: 'products',
  productFailed: 'products',
  productChangeFailed: 'products',
  settingsUpdated: 'settings',
  settingsFailed: 'settings',
  linkCopied: 'share',
  shareFailed: 'share',
  loginToContinue: 'signInAsked',
  loginForSettings: 'signInAsked',
  loginFailed: 'signInAsked',
  registrationFailed: 'signInAsked',
  userExists: 'signInAsked',
  loginSuccessful: 'signedIn',
  registrationSuccessful: 'signedIn',
  signOutFailed: 'signedIn',
  signedOut: 'signedOut',
  accountDeleted: 'signedOut',
  addedToWishlist: 'wishlist',
  removedFromWishlist: 'wishlist',
}
