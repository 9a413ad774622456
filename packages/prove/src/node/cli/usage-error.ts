import { ImportError } from '@statecart/chart/node'

/** An error in a command, which is shown without a stack trace. */
export class UsageError extends Error {}

/** `parseArgs` throws its own errors for unknown options. */
export function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    error instanceof ImportError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
