import { ImportError } from '@statecart/chart/node'

/** What is wrong with a command, to be shown without a stack trace. */
export class UsageError extends Error {}

/** `parseArgs` throws errors of its own for options that do not exist. */
export function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    error instanceof ImportError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
