/** What can be sent to another window, and be written as JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const deepest = 8
const longest = 200

/**
 * A copy of a value as it may be looked at: actors by their name, errors by their message, and whatever has a way of its own to be
 * written (a secret shows what may be seen of it) in that way.
 */
export function plainOf(value: unknown, depth = 0): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'function') return `ƒ ${value.name}`
  if (typeof value !== 'object') return value === undefined ? 'undefined' : String(value)
  if (depth > deepest) return '…'
  if (hasOwnWriting(value)) return plainOf(value.toJSON(), depth + 1)
  return plainOfObject(value, depth)
}

function plainOfObject(value: object, depth: number): Plain {
  if ('sessionId' in value && 'getSnapshot' in value) return actorText(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Map || value instanceof Set) return plainOf([...value], depth)
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, longest)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => [key, plainOf(inner, depth + 1)]),
    )
  }
  const shown = value.slice(0, longest).map((inner) => plainOf(inner, depth + 1))
  return value.length > longest ? [...shown, `… ${value.length - longest}`] : shown
}

/** An actor writes itself with all that it holds; its name says enough. */
function hasOwnWriting(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function' && !('sessionId' in value)
}

function actorText(actor: object): string {
  return `→ ${'id' in actor ? String(actor.id) : ''}`
}
