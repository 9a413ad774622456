/** The text of a notice, by its key in the message catalogue. */
export type NoticeText =
  | 'addedToCart'
  | 'removedFromCart'
  | 'cartCleared'
  | 'addedToWishlist'
  | 'removedFromWishlist'
  | 'signedOut'
  | 'signOutFailed'
  | 'notSignedIn'
  | 'orderPlaced'
  | 'paymentFailed'
  | 'soldOutLeftOut'
  | 'quantityLimited'
  | 'messageSent'
  | 'paymentMethodAdded'
  | 'paymentMethodRemoved'
  | 'defaultPaymentUpdated'
  | 'settingsUpdated'
  | 'settingsFailed'
  | 'passwordChanged'
  | 'loginSuccessful'
  | 'loginFailed'
  | 'registrationSuccessful'
  | 'registrationFailed'
  | 'userExists'
  | 'productAdded'
  | 'productUpdated'
  | 'productRemoved'
  | 'productFailed'
  | 'productChangeFailed'
  | 'loginToContinue'
  | 'loginForSettings'
  | 'administratorsOnly'
  | 'linkCopied'
  | 'shareFailed'
  | 'dataExported'
  | 'dataImported'
  | 'dataRefused'
  | 'accountDeleted'
  | 'recordsQuarantined'
  | 'languageFailed'
  | 'reportFailed'
  | 'startedAgain'

export type NoticeKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

type NoticeAction =
  | { label: 'undo'; actor: 'cart'; event: { type: 'cart.undo' } }
  | { label: 'undo'; actor: 'wishlist'; event: { type: 'wishlist.undo' } }

export interface Notice {
  kind: NoticeKind
  text: NoticeText
  /** A button of the notice, which sends `event` to `actor`. */
  action?: NoticeAction
}

export type ActingNotice = Notice & { action: NoticeAction }

/** The event that shows one notice. */
export function say(kind: NoticeKind, text: NoticeText) {
  return { type: 'notice.say', notices: [{ kind, text }] } as const
}

/** How long each kind of notice is shown according to the specification, in milliseconds. */
const noticeDurations: Record<NoticeKind, number> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  custom: 4_000,
  loading: Number.POSITIVE_INFINITY,
}
const productScreenDuration = 3_000

export function isProductScreen(path: string): boolean {
  return path === '/' || path === '/products' || /^\/products\/\d+$/.test(path)
}

export function isSignInScreen(path: string): boolean {
  return path === '/login' || path === '/register'
}

export function durationOf(kind: NoticeKind, onProductScreen: boolean): number {
  return onProductScreen && kind !== 'loading' ? productScreenDuration : noticeDurations[kind]
}

/**
 * The topic of a notice. A later notice replaces the earlier ones of its topic, and a topic is withdrawn when its notices are no
 * longer true: `signedIn` at a sign-out, `signedOut` at a sign-in, `signInAsked` at a sign-in and when the visitor leaves the
 * sign-in forms, `language` when the language is loaded after all.
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

/** A text without a topic is not replaced or withdrawn. */
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

export type Withdrawal = { actor: NoticeAction['actor'] } | { topics: readonly NoticeTopic[] }
