/**
 * The data of an object that is not in its own properties: the result of `toJSON`, a regular expression as text, the bytes of a
 * buffer, or the entries of an iterable. Other objects of a class without own properties cannot be read, so a symbol stands for
 * their identity. Undefined if the data is in the properties.
 */
export function hiddenData(value: object): { data: unknown } | undefined {
  const json = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value
  if (json !== value) return { data: json }
  if (value instanceof RegExp) return { data: String(value) }
  if (value instanceof ArrayBuffer) return { data: [...new Uint8Array(value)] }
  if (Array.isArray(value) || value instanceof Error || isPlain(value) || Object.keys(value).length > 0)
    return undefined
  return { data: entriesOf(value) ?? identityOf(value) }
}

/** The entries of a `FormData`, for example. An iterator is its own iterable, and reading it would use it up. */
function entriesOf(value: object): unknown[] | undefined {
  if (!(Symbol.iterator in value && typeof value[Symbol.iterator] === 'function')) return undefined
  const iterable = value as Iterable<unknown>
  const iterator: object = iterable[Symbol.iterator]()
  return iterator === value ? undefined : [...iterable]
}

/** A plain object of another window has another prototype, which has no prototype either. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const identities = new WeakMap<object, symbol>()
const counts = new Map<string, number>()

/** The description of the symbol contains a number: `File 2`. */
function identityOf(value: object): symbol {
  const known = identities.get(value)
  if (known) return known
  const { name } = value.constructor
  const number = (counts.get(name) ?? 0) + 1
  counts.set(name, number)
  const identity = Symbol(`${name} ${number}`)
  identities.set(value, identity)
  return identity
}
