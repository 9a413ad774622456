import { type Redaction, redacted } from './redaction.ts'
import { shownNames } from './shown-names.ts'

/** A value that can be sent to another window and written as JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const maxDepth = 8
const maxLength = 200
const maxTextLength = 2_000

/** The key under which a copy describes the parts that it leaves out. */
export const omitted = '…'

/** The number of objects and lists, of their parts, and of text characters that may still be copied. */
interface Budget {
  left: number
  parts: number
  text: number
}

interface Copying {
  budget: Budget
  /** The objects that contain the current one. */
  above: readonly object[]
  redaction: Redaction
}

export function copyOf(value: unknown, copying: Copying, from = 0): Plain {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return copyOfText(value, copying)
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `ƒ ${value.name}`
  if (typeof value !== 'object') return value === undefined ? 'undefined' : String(value)
  try {
    return copyOfObject(value, copying, from)
  } catch (error) {
    return failure(error, copying)
  }
}

/** Returns the copy of a value for which a getter or `toJSON` of the application has thrown. */
function failure(error: unknown, copying: Copying): Plain {
  const message = error instanceof Error ? error.message : String(error)
  return copyOfText(`⚠ ${copying.redaction.within(message)}`, copying)
}

/** Tests more of a text than it copies, because a pattern may match across the cut. */
function copyOfText(text: string, { budget, redaction }: Copying): Plain {
  const length = Math.min(maxTextLength, budget.text)
  const tested = text.length > length ? text.slice(0, length + 500) : text
  if (redaction.text(tested) === redacted) return redacted
  budget.text -= Math.min(text.length, length)
  return text.length > length ? `${text.slice(0, length)}… (+${text.length - length})` : text
}

function copyOfObject(value: object, copying: Copying, from: number): Plain {
  const { budget, above, redaction } = copying
  const name = nameOf(value)
  if (name !== undefined) return copyOfText(redaction.within(name), copying)
  if (above.includes(value)) return '↻'
  if (budget.left <= 0 || above.length > maxDepth) return { [omitted]: sizeOf(value) }
  budget.left -= 1
  const inner = { budget, above: [...above, value], redaction }
  // Checked before `toJSON`, because a Node buffer would write all its bytes.
  if (isList(value)) return copyOfList(sliceOf(value, from), value.length, inner, from)
  if (hasToJson(value)) return copyOf(value.toJSON(), inner)
  if (value instanceof Map)
    return copyOfList(withoutSecrets(firstOf(value, from), redaction), value.size, inner, from)
  if (value instanceof Set) return copyOfList(firstOf(value, from), value.size, inner, from)
  return copyOfParts(value, inner, from)
}

/** Copies the given items of a list of this length, which begin at index `from`. */
function copyOfList(items: readonly unknown[], length: number, copying: Copying, from: number): Plain {
  const parts: Plain[] = []
  for (const [at, item] of items.entries()) {
    if (copying.budget.parts <= 0 || (copying.budget.left <= 0 && isObject(item))) break
    parts.push(copyOfPart(item, copying, items.length - at))
  }
  const end = from + parts.length
  return end < length ? [...parts, rest(length, end)] : parts
}

function sliceOf(list: ArrayLike<unknown>, from: number): unknown[] {
  return Array.from(
    { length: Math.max(0, Math.min(list.length - from, maxLength)) },
    (_, at) => list[from + at],
  )
}

/** Returns some items of a map or set without reading all of them, because it may be large. */
export function firstOf(items: Iterable<unknown>, from: number, count = maxLength): unknown[] {
  const found: unknown[] = []
  let at = 0
  for (const item of items) {
    if (at >= from + count) break
    if (at >= from) found.push(item)
    at += 1
  }
  return found
}

/** Returns the entries of a map as pairs, with the values of secret keys redacted. */
export function withoutSecrets(entries: readonly unknown[], redaction: Redaction): unknown[] {
  return (entries as [unknown, unknown][]).map(([key, value]) => {
    if (!isSecretKey(key, redaction)) return [key, value]
    redaction.learn(value)
    return [key, redacted]
  })
}

export function isSecretKey(key: unknown, redaction: Redaction): boolean {
  return typeof key === 'string' && redaction.isSecret(key)
}

function copyOfParts(value: object, copying: Copying, from: number): Plain {
  const { redaction } = copying
  const names = Object.keys(value)
  if (names.length === 0) return classOf(value) ?? {}
  const wanted = names.slice(from, from + maxLength)
  learnSecrets(value, wanted, redaction)
  const labels = shownNames(names.slice(0, from + maxLength), redaction)
  const parts: Record<string, Plain> = {}
  let shown = from
  for (const name of wanted) {
    if (copying.budget.parts <= 0) break
    const label = labels[shown] ?? name
    shown += 1
    if (redaction.isSecret(name)) {
      parts[label] = redacted
      continue
    }
    try {
      const part: unknown = Reflect.get(value, name)
      if (part !== undefined) parts[label] = copyOfPart(part, copying, wanted.length - (shown - from) + 1)
    } catch (error) {
      parts[label] = failure(error, copying)
    }
  }
  return shown < names.length ? { ...parts, [omitted]: rest(names.length, shown) } : parts
}

/** Remembers the texts under the secret keys, before other keys of the same object are shown. */
export function learnSecrets(value: object, names: readonly string[], redaction: Redaction): void {
  for (const name of names) if (redaction.isSecret(name)) redaction.learn(readPart(value, name))
}

/** Returns a property, or undefined if its getter throws. */
export function readPart(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}

/** Divides the budget among the remaining parts, so that a large part leaves some of it for the parts after it. */
function copyOfPart(value: unknown, copying: Copying, parts: number): Plain {
  const { budget } = copying
  budget.parts -= 1
  const own = {
    left: Math.ceil(budget.left / parts),
    parts: Math.ceil(budget.parts / parts),
    text: Math.ceil(budget.text / parts),
  }
  const { left, parts: partsLeft, text } = own
  const copied = copyOf(value, { above: copying.above, redaction: copying.redaction, budget: own })
  budget.left -= left - own.left
  budget.parts -= partsLeft - own.parts
  budget.text -= text - own.text
  return copied
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function rest(length: number, from: number): Plain {
  return { [omitted]: `+${length - from}`, from }
}

/** Returns the name of a value that is named instead of copied. */
function nameOf(value: object): string | undefined {
  if ('sessionId' in value && 'getSnapshot' in value) return `→ ${'id' in value ? String(value.id) : ''}`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if ('nodeType' in value && 'nodeName' in value) return elementText(value)
  if ('window' in value && value.window === value) return 'Window'
  if (value instanceof RegExp || value instanceof Promise || isInvalidDate(value)) return String(value)
  return undefined
}

/** In JSON, an invalid date would be null, like a missing value. */
function isInvalidDate(value: object): boolean {
  return value instanceof Date && Number.isNaN(value.getTime())
}

/** Returns the class name of an object without own properties, such as a file. */
function classOf(value: object): Plain | undefined {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return undefined
  return isObject(prototype) && typeof prototype.constructor === 'function'
    ? `${prototype.constructor.name} {}`
    : undefined
}

function elementText({ nodeName, id }: { nodeName: unknown; id?: unknown }): string {
  return `<${String(nodeName).toLowerCase()}${typeof id === 'string' && id !== '' ? `#${id}` : ''}>`
}

function sizeOf(value: object): string {
  if (isList(value)) return `[${value.length}]`
  return value instanceof Map || value instanceof Set ? `[${value.size}]` : `{${Object.keys(value).length}}`
}

function isList(value: object): value is ArrayLike<unknown> & object {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value)
}

/**
 * Whether a value has a `toJSON` method. Actors are excluded, because they would write their whole snapshot; their name is
 * enough.
 */
export function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function' && !('sessionId' in value)
}
