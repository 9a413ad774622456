import type { Secret } from '../../../machines/domain/secret.ts'

/**
 * Converts the secrets in a value between the two copies of the Secret class: the room and the shop are separate bundles, and each copy
 * can only open its own secrets. A value without secrets is returned unchanged.
 */
export function translated(value: unknown, from: typeof Secret, to: typeof Secret): unknown {
  if (from === to || typeof value !== 'object' || value === null) return value
  if (value instanceof from) return new to(value.kind, from.open(value), value.hint)
  if (Array.isArray(value)) {
    const parts = value.map((part) => translated(part, from, to))
    return parts.some((part, at) => part !== value[at]) ? parts : value
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const parts = Object.entries(value).map(([key, part]) => [key, part, translated(part, from, to)] as const)
  if (parts.every(([, part, made]) => part === made)) return value
  return Object.fromEntries(parts.map(([key, , made]) => [key, made]))
}
