import {
  copyOf,
  firstOf,
  hasToJson,
  isObject,
  isSecretKey,
  omitted,
  type Plain,
  readPart,
} from './plain-copy.ts'
import { createRedaction, type Redaction, redacted } from './redaction.ts'
import { nameShownAs } from './shown-names.ts'

export type { Plain } from './plain-copy.ts'

/** The maximum number of objects and lists in one copy. With this limit a copy takes less than 5 ms. */
const maxObjects = 1_500
const maxParts = 6_000
/** The maximum number of characters of all texts in one copy. */
const maxCharacters = 100_000

/** Describes what a copy leaves out at one place. */
export interface Omission {
  /** `[1000000]`, `{3000}`, or `+800` for the rest of a list. */
  text: string
  /** The index of the first omitted entry of the surrounding list; undefined if the whole value is left out. */
  from: number | undefined
}

const noRedaction = createRedaction()

/** Copies the values of one application and redacts its secrets. */
export interface Copier {
  /**
   * Returns a bounded copy of a value for display: actors by their name, errors by their message, elements by their tag,
   * and values with a `toJSON` by its result. `from` skips the first entries of a long list; `maxObjects` limits the
   * number of objects and lists.
   */
  of(value: unknown, from?: number, maxObjects?: number): Plain
  /** Returns a copy of the value at a path such as `form.password`, redacted if the path contains a secret or redacted key. */
  under(path: string, value: unknown): Plain
  /** Returns a copy of a part of a value. The path consists of the keys in the copy. */
  part(value: unknown, path: readonly string[], from?: number): Plain
  /** Remembers the texts under the secret keys of a value, so that they are recognized elsewhere. */
  learn(value: unknown): void
  redaction: Redaction
}

export function createCopier(redaction: Redaction): Copier {
  const of: Copier['of'] = (value, from = 0, left = maxObjects) =>
    copyOf(value, { budget: { left, parts: maxParts, text: maxCharacters }, above: [], redaction }, from)
  const isSecret = (path: readonly string[]) => path.some(redaction.isSecret)
  return {
    of,
    under(path, value) {
      const keys = path.split('.')
      return keys.includes(redacted) || isSecret(keys) ? redacted : of(value)
    },
    part(value, path, from) {
      const found = partAt(value, path, redaction)
      return found === redacted ? redacted : of(found, from)
    },
    learn: (value) => learnFrom(value, redaction, 3),
    redaction,
  }
}

/** Copies without redaction, for use inside the application. */
export const complete = createCopier(noRedaction)
export const plainOf = complete.of

function learnFrom(value: unknown, redaction: Redaction, depth: number): void {
  if (depth === 0 || !isObject(value)) return
  for (const name of Object.keys(value).slice(0, maxObjects)) {
    const part = readPart(value, name)
    if (redaction.isSecret(name)) redaction.learn(part)
    else learnFrom(part, redaction, depth - 1)
  }
}

export function omissionIn(value: Plain): Omission | undefined {
  if (typeof value !== 'object' || value === null || !(omitted in value)) return undefined
  const { [omitted]: text, from } = value as Readonly<Record<string, Plain>>
  return typeof text === 'string' ? { text, from: typeof from === 'number' ? from : undefined } : undefined
}

/** Returns the part of a value at a path of the keys in its copy. A value under a secret key is redacted. */
export function partAt(value: unknown, path: readonly string[], redaction = noRedaction): unknown {
  let whole = value
  let isEntry = false
  for (const key of path) {
    if (isEntry && key === '1' && Array.isArray(whole) && isSecretKey(whole[0], redaction)) return redacted
    const parts = isObject(whole) && hasToJson(whole) ? whole.toJSON() : whole
    isEntry = parts instanceof Map
    if (parts instanceof Map || parts instanceof Set) [whole] = firstOf(parts, Number(key), 1)
    else whole = isObject(parts) ? propertyShownAs(parts, key, redaction) : undefined
    if (whole === redacted) return redacted
  }
  return whole
}

function propertyShownAs(value: object, shown: string, redaction: Redaction): unknown {
  const name = nameShownAs(value, shown, redaction)
  return redaction.isSecret(name) ? redacted : readPart(value, name)
}
