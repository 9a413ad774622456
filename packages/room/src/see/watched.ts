import type { Copier, Plain } from '../plain.ts'
import { redacted } from '../redaction.ts'

type Read = { path: string; value: Plain }

/** Records which parts of values are read through their proxies. */
export interface Watch {
  /** Returns a proxy of a value. An object has one proxy, so that it is identical to itself wherever it is read. */
  of(name: string, value: unknown): unknown
  /** Returns what was read, in the order of the first access. Only the innermost paths are reported. */
  read(): readonly Read[]
}

export function createWatch(plain: Copier): Watch {
  const seen = new Map<string, unknown>()
  const proxies = new Map<object, object>()

  /** Only plain objects and arrays are proxied: other classes may have private fields or internal slots. */
  function proxyOf(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null) return value
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return value
    const proxy =
      proxies.get(value) ??
      new Proxy(value, {
        get(target, key, receiver) {
          const part: unknown = Reflect.get(target, key, receiver)
          // JSON reads `toJSON` from every object, which is irrelevant to a guard.
          if (typeof key === 'symbol' || key === 'toJSON' || typeof part === 'function') return part
          const label = plain.redaction.hidesName(key) ? redacted : key
          const place = path === '' ? label : `${path}.${label}`
          seen.set(place, part)
          return isFrozenPart(target, key) ? part : proxyOf(part, place)
        },
      })
    proxies.set(value, proxy)
    return proxy
  }

  return {
    of: (name, value) => proxyOf(value, name),
    read: () =>
      [...seen]
        .filter(([path]) => ![...seen.keys()].some((other) => other.startsWith(`${path}.`)))
        .map(([path, part]) => ({ path, value: plain.under(path, part) })),
  }
}

/** A proxy must return frozen properties unchanged. */
function isFrozenPart(target: object, key: string): boolean {
  const property = Reflect.getOwnPropertyDescriptor(target, key)
  return property !== undefined && !property.configurable && !property.writable
}
