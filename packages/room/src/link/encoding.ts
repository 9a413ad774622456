const undefinedKey = '$undefined'

/**
 * Encodes a message as JSON. JSON has no `undefined`, which the arguments and answers of requests may contain, so it is
 * replaced by an object.
 */
export function encoded(message: object): string {
  return JSON.stringify(message, (_, part: unknown) => (part === undefined ? { [undefinedKey]: true } : part))
}

export function decoded(text: string): unknown {
  return restored(JSON.parse(text))
}

function restored(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(restored)
  if (typeof part !== 'object' || part === null) return part
  if (undefinedKey in part) return undefined
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, restored(value)]))
}
