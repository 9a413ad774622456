import type { StoreKey, StoreName } from './stored.ts'

/**
 * Creates a base class for errors that `instanceof` compares by name. A separate bundle, such as the machine room, has its own
 * copies of these classes, and `instanceof` has to work between them.
 */
export function namedError(name: string) {
  return class Named extends Error {
    override readonly name: string = name

    /** Only the direct subclass is compared by name. Its subclasses use the default `instanceof`. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      // biome-ignore-start lint/complexity/noThisInStatic: a subclass inherits this method, so `this` can be another class than `Named`
      const isDirectSubclass = Object.getPrototypeOf(this) === Named
      return isDirectSubclass
        ? value instanceof Error && value.name === name
        : super[Symbol.hasInstance](value)
      // biome-ignore-end lint/complexity/noThisInStatic: see above
    }
  }
}

export type StorageErrorKind = 'full' | 'denied' | 'newer' | 'failed'

/** The only error that storage throws. Its reason decides which message the shop shows. */
export class StorageError extends namedError('StorageError') {
  readonly reason: StorageErrorKind

  constructor(reason: StorageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export function storageErrorKind(error: unknown): StorageErrorKind {
  return error instanceof StorageError ? error.reason : 'failed'
}

/** A failed request to a source; without a status if there was no answer. */
export class SourceError extends namedError('SourceError') {
  readonly status: number | undefined
  readonly data: unknown

  constructor(message: string, status: number | undefined, data: unknown, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.data = data
  }
}

/** Thrown if the browser has no cryptography, as at an address without https: passwords cannot be stored or checked there. */
export class PasswordsUnavailable extends namedError('PasswordsUnavailable') {
  constructor() {
    super('This browser offers no cryptography at this address, so no password can be stored or checked')
  }
}

export function transactionEndedError(): StorageError {
  return new StorageError(
    'failed',
    'The transaction is over; its work may await only the methods of the transaction',
  )
}

export function outsideScopeError(store: StoreName): StorageError {
  return new StorageError('failed', `The transaction was not opened for the store ${store}`)
}

export function readOnlyError(store: StoreName): StorageError {
  return new StorageError('failed', `The transaction is read-only and cannot change the store ${store}`)
}

export function notUniqueError(store: StoreName, index: string): StorageError {
  return new StorageError('failed', `The store ${store} already has another record with this ${index}`)
}

export function missingKeyError(store: StoreName, key: StoreKey | undefined): StorageError {
  return new StorageError('failed', `A record of the store ${store} has no usable key: ${String(key)}`)
}

/** No account has that email, or the password is wrong. The error does not reveal which, so that accounts cannot be probed. */
export class InvalidCredentials extends namedError('InvalidCredentials') {
  constructor() {
    super('Invalid credentials')
  }
}

/** The account that a change belongs to is no longer signed in. */
export class NotSignedIn extends namedError('NotSignedIn') {
  constructor() {
    super('User not authenticated')
  }
}

export class CardSavedAlready extends namedError('CardSavedAlready') {
  constructor() {
    super('This card is saved already')
  }
}
