import { Secret, secretNames } from '../../machines/domain/secret.ts'
import type { Ports } from '../../machines/ports/ports.ts'

/** Logs to the console, with secrets removed. */
export function createLog(out: Pick<Console, 'info' | 'error'> = console): Ports['log'] {
  return {
    info: (text, facts) => (facts ? out.info(text, redacted(facts)) : out.info(text)),
    error: (text, facts) => (facts ? out.error(text, redacted(facts)) : out.error(text)),
  }
}

export const log = createLog()

/** Deeper values are replaced by an ellipsis. */
const maxDepth = 6

/** A copy with secrets removed. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Secret) return String(value)
  if (depth >= maxDepth) return '…'
  if (value instanceof Error) return redactedError(value, depth)
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      secretNames.has(key.toLowerCase()) ? [] : [[key, redacted(inner, depth + 1)]],
    ),
  )
}

function redactedError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error
  const more = redacted({ ...error }, depth + 1)
  return {
    name,
    message,
    stack,
    ...(typeof more === 'object' ? more : {}),
    ...(cause === undefined ? {} : { cause: redacted(cause, depth + 1) }),
  }
}
