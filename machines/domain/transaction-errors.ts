import { StorageError, type StoreKey } from '../ports/storage-port.ts'
import type { StoreName } from './stored.ts'

export function transactionOver(): StorageError {
  return new StorageError(
    'failed',
    "The transaction is over: between its work's first line and its last only its own methods may be awaited",
  )
}

export function outsideScope(store: StoreName): StorageError {
  return new StorageError('failed', `The transaction was not opened for the store ${store}`)
}

export function readOnly(store: StoreName): StorageError {
  return new StorageError('failed', `The transaction only reads, and was asked to change the store ${store}`)
}

export function notUnique(store: StoreName, index: string): StorageError {
  return new StorageError('failed', `The store ${store} already holds another record with this ${index}`)
}

export function withoutKey(store: StoreName, key: StoreKey | undefined): StorageError {
  return new StorageError('failed', `A record of the store ${store} has no usable key: ${String(key)}`)
}
