import { learnSecrets, readPart } from '../plain-copy.ts'
import { createRedaction, type Redaction, redacted } from '../redaction.ts'
import { shownNames } from '../shown-names.ts'

/** A serialized value: plain data, with tagged objects for other types. */
export type Coded = null | boolean | number | string | readonly Coded[] | { readonly [key: string]: Coded }

export type Tagged = { readonly $: string; readonly [key: string]: Coded }

/** How an application's own types are serialized and revived. */
export interface Coding {
  write(value: object, write: (part: unknown) => Coded): Tagged | undefined
  revive(tagged: Tagged, read: (part: Coded) => unknown): unknown
}

/** How values are serialized, and which of them are redacted. */
type Writing = Pick<Coding, 'write'> & { redaction?: Redaction }

const maxDepth = 60
const noRedaction = createRedaction()
/** The maximum number of values in one file. */
const maxValues = 500_000

/** Replaces a value that is left out. */
const omittedValue: Tagged = { $: 'undefined' }

/** Serializes a value. Leaves out circular references, values that are nested too deeply, and values that are not data. */
export function coded(value: unknown, { write, redaction = noRedaction }: Writing): Coded {
  const ancestors: object[] = []
  let remaining = maxValues

  function serialize(part: unknown): Coded {
    remaining -= 1
    if (part === null || typeof part === 'boolean' || Number.isFinite(part)) return part as Coded
    if (typeof part === 'string') return redaction.text(part)
    if (typeof part === 'number' || typeof part === 'bigint') return { $: typeof part, is: String(part) }
    return typeof part === 'object' && remaining > 0 ? serializeObject(part) : omittedValue
  }

  function serializeObject(part: object): Coded {
    if (ancestors.length > maxDepth || ancestors.includes(part)) return omittedValue
    ancestors.push(part)
    try {
      return write(part, serialize) ?? serializeProperties(part)
    } catch {
      // A trap of a proxy, or the application's own serialization, has thrown.
      return { $: 'left out' }
    } finally {
      ancestors.pop()
    }
  }

  function serializeProperties(part: object): Coded {
    if (Array.isArray(part)) return part.map(serialize)
    const coded: Record<string, Coded> = {}
    const keys = Object.keys(part)
    learnSecrets(part, keys, redaction)
    const labels = shownNames(keys, redaction)
    for (const [at, key] of keys.entries()) {
      const one = readPart(part, key)
      if (one !== undefined) coded[labels[at] ?? key] = redaction.isSecret(key) ? redacted : serialize(one)
    }
    // Without the tag, an object of the application such as `{ $: 'USD' }` would be read as a tag itself.
    return isTagged(coded) ? { $: 'object', is: coded } : coded
  }

  return serialize(value)
}

export function decoded(value: Coded, { revive }: Pick<Coding, 'revive'>): unknown {
  const read = (part: Coded): unknown => decoded(part, { revive })
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(read)
  if (!isTagged(value)) return decodedProperties(value, read)
  const { $: tag, is = '' } = value
  if (tag === 'number') return Number(is)
  if (tag === 'bigint') return BigInt(String(is))
  return tag === 'object' && typeof is === 'object' ? decodedProperties(is, read) : revive(value, read)
}

function decodedProperties(value: object | null, read: (part: Coded) => unknown): object {
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, part]) => [key, read(part)]))
}

function isList(value: Coded): value is readonly Coded[] {
  return Array.isArray(value)
}

function isTagged(value: object): value is Tagged {
  return '$' in value && typeof value.$ === 'string'
}
