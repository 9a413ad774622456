import { type Plain, plainOf } from '../plain.ts'

type Read = { path: string; value: Plain }

/** A value that remembers which of its parts were looked at: the innermost only, for they say it all. */
export function watched(name: string, value: unknown): { value: unknown; read(): readonly Read[] } {
  const seen = new Map<string, unknown>()
  return {
    value: around(value, name, seen),
    read: () =>
      [...seen]
        .filter(([path]) => ![...seen.keys()].some((other) => other.startsWith(`${path}.`)))
        .map(([path, part]) => ({ path, value: plainOf(part) })),
  }
}

/** Only plain objects and lists can stand in a proxy: others have parts that nobody sees. */
function around(value: unknown, path: string, seen: Map<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return value
  return new Proxy(value, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol' || typeof part === 'function') return part
      const place = path === '' ? key : `${path}.${key}`
      seen.set(place, part)
      return isFrozenPart(target, key) ? part : around(part, place, seen)
    },
  })
}

/** A proxy must hand out what can never change as it is. */
function isFrozenPart(target: object, key: string): boolean {
  const property = Reflect.getOwnPropertyDescriptor(target, key)
  return property !== undefined && !property.configurable && !property.writable
}
