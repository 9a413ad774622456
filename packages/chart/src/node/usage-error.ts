import { ImportError } from './import-module.ts'

/** An error in a file or in a command, which is shown without a stack trace. */
export class UsageError extends Error {}

/**
 * Whether a command prints only the message of an error. `parseArgs` throws its own errors for unknown options, and Node for files
 * that cannot be read or written.
 */
export function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    error instanceof ImportError ||
    (error instanceof Error && ('syscall' in error || isArgumentError(error)))
  )
}

function isArgumentError(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
