/** What can be sent to another window, and be written as JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const deepest = 8
const longest = 200
/** Objects and lists in one copy: with these, a copy takes less than 5 ms. */
const most = 1_500

/** The name under which a copy says what it leaves out. */
const omitted = '…'

/** What a copy leaves out at a place. */
export interface Omission {
  /** `[1000000]`, `{3000}`, or `+800` for the rest of a list. */
  text: string
  /** How many entries of the list around it are shown; undefined if the place itself is left out. */
  from: number | undefined
}

interface Copying {
  /** How many objects and lists may still be copied; shared by the whole copy. */
  budget: { left: number }
  /** The objects that contain the present one. */
  above: readonly object[]
}

/**
 * A bounded copy of a value for display: actors by their name, errors by their message, elements by their tag, and values with a `toJSON`
 * (a secret shows what may be seen of it) by its result. `from` skips the first entries of a long list.
 */
export function plainOf(value: unknown, from = 0): Plain {
  return copyOf(value, { budget: { left: most }, above: [] }, from)
}

export function omissionIn(value: Plain): Omission | undefined {
  if (typeof value !== 'object' || value === null || !(omitted in value)) return undefined
  const { [omitted]: text, from } = value as Readonly<Record<string, Plain>>
  return typeof text === 'string' ? { text, from: typeof from === 'number' ? from : undefined } : undefined
}

/** The part of a value at a path of the names under which it was copied. */
export function partAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((whole, key) => {
    const parts = typeof whole === 'object' && whole !== null && hasOwnWriting(whole) ? whole.toJSON() : whole
    if (parts instanceof Map || parts instanceof Set) return [...parts][Number(key)]
    return typeof parts === 'object' && parts !== null ? (parts as Record<string, unknown>)[key] : undefined
  }, value)
}

function copyOf(value: unknown, copying: Copying, from = 0): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'function') return `ƒ ${value.name}`
  if (typeof value !== 'object') return value === undefined ? 'undefined' : String(value)
  try {
    return copyOfObject(value, copying, from)
  } catch (error) {
    // A getter or a `toJSON` of the application has failed.
    return `⚠ ${error instanceof Error ? error.message : String(error)}`
  }
}

function copyOfObject(value: object, { budget, above }: Copying, from: number): Plain {
  const name = nameOf(value)
  if (name !== undefined) return name
  if (above.includes(value)) return '↻'
  if (budget.left <= 0 || above.length > deepest) return { [omitted]: sizeOf(value) }
  budget.left -= 1
  const inner = { budget, above: [...above, value] }
  if (hasOwnWriting(value)) return copyOf(value.toJSON(), inner)
  if (isList(value)) return copyOfList(value, inner, from)
  if (value instanceof Map || value instanceof Set) return copyOfList([...value], inner, from)
  return copyOfParts(value, inner, from)
}

function copyOfList(list: ArrayLike<unknown>, copying: Copying, from: number): Plain {
  const most = Math.min(list.length, from + longest)
  const parts: Plain[] = []
  let at = from
  for (; at < most && (copying.budget.left > 0 || !isObject(list[at])); at += 1)
    parts.push(copyOfPart(list[at], copying, most - at))
  return at < list.length ? [...parts, rest(list.length, at)] : parts
}

function copyOfParts(value: object, copying: Copying, from: number): Plain {
  const names = Object.keys(value)
  const shown = Math.min(names.length, from + longest)
  const parts: Record<string, Plain> = {}
  for (const [at, name] of names.slice(from, shown).entries()) {
    const part = (value as Record<string, unknown>)[name]
    if (part !== undefined) parts[name] = copyOfPart(part, copying, shown - from - at)
  }
  return shown < names.length ? { ...parts, [omitted]: rest(names.length, shown) } : parts
}

/** The parts share what may still be copied, so that a large one leaves something for those after it. */
function copyOfPart(value: unknown, { budget, above }: Copying, parts: number): Plain {
  const share = Math.ceil(budget.left / parts)
  const own = { left: share }
  const copied = copyOf(value, { budget: own, above })
  budget.left -= share - own.left
  return copied
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function rest(length: number, from: number): Plain {
  return { [omitted]: `+${length - from}`, from }
}

/** What is not copied at all, but named. */
function nameOf(value: object): string | undefined {
  if ('sessionId' in value && 'getSnapshot' in value) return `→ ${'id' in value ? String(value.id) : ''}`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if ('nodeType' in value && 'nodeName' in value) return elementText(value)
  if ('window' in value && value.window === value) return 'Window'
  return undefined
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

/** An actor writes itself with all that it holds; its name says enough. */
function hasOwnWriting(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function' && !('sessionId' in value)
}
