import { StorageError, type StorageTrouble, transactionOver } from '../../../machines/domain/errors.ts'

const troubles: Record<string, StorageTrouble> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
}

const over = ['TransactionInactiveError', 'InvalidStateError']

/**
 * What the database raised in the shop's words, by its deeper cause where that is known; what a business action raised
 * by itself stays as it is.
 */
export function troubleFrom(error: unknown, cause: unknown = error): unknown {
  if (error instanceof StorageError || nameOf(error) === undefined) return error
  const name = nameOf(cause) ?? 'UnknownError'
  if (over.includes(name)) return transactionOver()
  const message = cause instanceof Error ? cause.message : String(cause)
  return new StorageError(troubles[name] ?? 'failed', `${name}: ${message}`, { cause })
}

export function storageErrorFrom(error: unknown): StorageError {
  const trouble = troubleFrom(error)
  return trouble instanceof StorageError
    ? trouble
    : new StorageError('denied', String(error), { cause: error })
}

/** Browsers raise their own kind of error for a full storage, other than the general one. */
function nameOf(error: unknown): string | undefined {
  if (error instanceof DOMException) return error.name
  return error instanceof Error && error.name in troubles ? error.name : undefined
}
