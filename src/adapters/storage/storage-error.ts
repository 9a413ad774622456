import {
  StorageError,
  type StorageErrorKind,
  transactionEndedError,
} from '../../../machines/domain/errors.ts'

const errorKinds: Record<string, StorageErrorKind> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'denied',
  NotAllowedError: 'denied',
}

/** A request was made after its transaction had ended. */
const endedErrors = ['TransactionInactiveError', 'InvalidStateError']

/** Converts a database exception to a StorageError, named after its cause if that is known. Returns other errors unchanged. */
export function translatedError(error: unknown, cause: unknown = error): unknown {
  if (error instanceof StorageError || nameOf(error) === undefined) return error
  const name = nameOf(cause) ?? 'UnknownError'
  if (endedErrors.includes(name)) return transactionEndedError()
  const message = cause instanceof Error ? cause.message : String(cause)
  return new StorageError(errorKinds[name] ?? 'failed', `${name}: ${message}`, { cause })
}

export function storageErrorFrom(error: unknown): StorageError {
  const translated = translatedError(error)
  return translated instanceof StorageError
    ? translated
    : new StorageError('denied', String(error), { cause: error })
}

/** QuotaExceededError is a DOMException in some browsers and a separate class in others. */
function nameOf(error: unknown): string | undefined {
  if (error instanceof DOMException) return error.name
  return error instanceof Error && error.name in errorKinds ? error.name : undefined
}
