import type { AnyActorRef } from 'xstate'
import { readPart, withoutSecrets } from '../plain-copy.ts'
import type { Redaction } from '../redaction.ts'
import { addressOf } from './addresses.ts'
import type { Coded, Tagged } from './coded.ts'

/**
 * Serializes values for which the application has no serialization. Leaves out values that a file cannot contain:
 * functions, elements, objects of a class.
 */
export function writeOwn(
  value: object,
  write: (part: unknown) => Coded,
  redaction: Redaction,
): Tagged | undefined {
  if (Array.isArray(value)) return undefined
  if (isActor(value)) return { $: 'actor', at: addressOf(value) }
  if (value instanceof Date) return { $: 'date', at: write(value.getTime()) }
  if (value instanceof Error) {
    const { name, message } = value
    return { $: 'error', name, message: redaction.within(message), facts: write(factsOf(value)) }
  }
  if (value instanceof Map) return { $: 'map', entries: write(withoutSecrets([...value], redaction)) }
  if (value instanceof Set) return { $: 'set', entries: write([...value]) }
  const prototype: unknown = Object.getPrototypeOf(value)
  // Objects of another window have a different prototype.
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  return isPlain ? undefined : { $: 'left out' }
}

/**
 * The texts, numbers and booleans that an application has added to an error, such as `status` or `code`, which guards read. Objects are left
 * out, because libraries add whole requests with their headers.
 */
function factsOf(error: Error): object {
  const parts = Object.keys(error).map((key) => [key, readPart(error, key)] as const)
  return Object.fromEntries(
    parts.filter(([, value]) => ['string', 'number', 'boolean', 'bigint'].includes(typeof value)),
  )
}

export function reviveOwn(tagged: Tagged, read: (part: Coded) => unknown): unknown {
  if (tagged.$ === 'date') return new Date(Number(read(tagged['at'] ?? null)))
  if (tagged.$ === 'error') {
    const facts = read(tagged['facts'] ?? null)
    return Object.assign(new Error(String(tagged['message'])), facts, { name: String(tagged['name']) })
  }
  const entries = 'entries' in tagged ? read(tagged['entries'] ?? []) : []
  if (tagged.$ === 'map') return new Map(entries as [unknown, unknown][])
  if (tagged.$ === 'set') return new Set(entries as unknown[])
  return undefined
}

function isActor(value: object): value is AnyActorRef {
  return 'sessionId' in value && 'getSnapshot' in value
}

/** The maximum number of objects that are copied per value. Beyond it, objects are used without a copy. */
const maxCopies = 100_000

/**
 * Returns a copy of a value with other actors in place of those in it. Only plain objects, lists, maps and sets are copied,
 * so that a replayed machine cannot change the values of the application's own machine.
 */
export function withActors(value: unknown, actorFor: (ref: AnyActorRef) => unknown): unknown {
  const copies = new Map<object, unknown>()

  function copy(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (copies.has(part)) return copies.get(part)
    try {
      if (isActor(part)) return actorFor(part) ?? part
      return copies.size > maxCopies ? part : copyOf(part)
    } catch {
      // A trap of a proxy has thrown.
      return part
    }
  }

  function copyOf(part: object): unknown {
    if (Array.isArray(part)) {
      const list: unknown[] = []
      copies.set(part, list)
      for (const one of part) list.push(copy(one))
      return list
    }
    if (part instanceof Map) {
      const map = new Map<unknown, unknown>()
      copies.set(part, map)
      for (const [key, one] of part) map.set(copy(key), copy(one))
      return map
    }
    if (part instanceof Set) {
      const set = new Set<unknown>()
      copies.set(part, set)
      for (const one of part) set.add(copy(one))
      return set
    }
    return copyOfParts(part)
  }

  function copyOfParts(part: object): object {
    const prototype: object | null = Object.getPrototypeOf(part)
    if (prototype !== Object.prototype && prototype !== null) return part
    const made: object = Object.create(prototype)
    copies.set(part, made)
    for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(part))) {
      const isValue = 'value' in property
      Object.defineProperty(made, key, isValue ? { ...property, value: copy(property.value) } : property)
    }
    return made
  }

  return copy(value)
}
