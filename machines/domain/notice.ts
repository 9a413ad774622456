/** What a toast says, by its key in the message catalogue; views turn it into words. */
export type NoticeText =
  | 'addedToCart'
  | 'removedFromCart'
  | 'cartCleared'
  | 'addedToWishlist'
  | 'removedFromWishlist'
  | 'signedOut'
  | 'signOutFailed'
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
  | 'recordsSetAside'
  | 'languageFailed'
  | 'startedAgain'

export type NoticeKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

export type NoticeAction =
  | { label: 'undo'; actor: 'cart'; event: { type: 'cart.undo' } }
  | { label: 'undo'; actor: 'wishlist'; event: { type: 'wishlist.undo' } }

export interface Notice {
  kind: NoticeKind
  text: NoticeText
  /** Sends this event to this actor of the shop when its button is pressed. */
  action?: NoticeAction
}

export type ActingNotice = Notice & { action: NoticeAction }

/** How long the specification lets each kind stay, in milliseconds. */
export const noticeDurations: Record<NoticeKind, number> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  custom: 4_000,
  loading: Number.POSITIVE_INFINITY,
}
export const productScreenDuration = 3_000

export function isProductScreen(path: string): boolean {
  return path === '/' || path === '/products' || /^\/products\/\d+$/.test(path)
}

export function isSignInScreen(path: string): boolean {
  return path === '/login' || path === '/register'
}

export function durationOf(kind: NoticeKind, onProductScreen: boolean): number {
  return onProductScreen && kind !== 'loading' ? productScreenDuration : noticeDurations[kind]
}
