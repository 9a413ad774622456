import type { Copier, Plain } from '../plain.ts'

type Read = { path: string; value: Plain }

/** Returns a proxy of a value that records which of its parts are read. Only the innermost paths are reported. */
export function watched(
  name: string,
  value: unknown,
  plain: Copier,
): { value: unknown; read(): readonly Read[] } {
  const seen = new Map<string, unknown>()
  return {
    value: proxyOf(value, name, seen),
    read: () =>
      [...seen]
        .filter(([path]) => ![...seen.keys()].some((other) => other.startsWith(`${path}.`)))
        .map(([path, part]) => ({ path, value: plain.under(path, part) })),
  }
}

/** Only plain objects and arrays are proxied: other classes may have private fields or internal slots. */
function proxyOf(value: unknown, path: string, seen: Map<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return value
  return new Proxy(value, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver)
      // JSON reads `toJSON` from every object, which is irrelevant to a guard.
      if (typeof key === 'symbol' || key === 'toJSON' || typeof part === 'function') return part
      const place = path === '' ? key : `${path}.${key}`
      seen.set(place, part)
      return isFrozenPart(target, key) ? part : proxyOf(part, place, seen)
    },
  })
}

/** A proxy must return frozen properties unchanged. */
function isFrozenPart(target: object, key: string): boolean {
  const property = Reflect.getOwnPropertyDescriptor(target, key)
  return property !== undefined && !property.configurable && !property.writable
}
