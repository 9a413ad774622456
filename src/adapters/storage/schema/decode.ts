import * as v from 'valibot'
import { longText } from '../../../../machines/domain/record-schemas.ts'
import { isSafeImage } from '../../../../machines/domain/safe-image.ts'

/** Unreadable data, unchanged. */
export interface Refused {
  raw: unknown
  why: string
}

export interface Decoded<T> {
  /** The readable part; undefined if the record is unreadable. */
  value: T | undefined
  refused: Refused[]
}

export type Decoder<T> = (raw: unknown) => Decoded<T>

const longestReason = 200

function reasonOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [first] = issues
  const path = v.getDotPath(first)
  const expected = first.expected ?? first.type
  return `${path ?? 'record'}: expected ${expected}`.slice(0, longestReason)
}

/** Decodes a record as a whole or rejects it. */
export function whole<T>(schema: v.GenericSchema<unknown, T>): Decoder<T> {
  return (raw) => {
    const read = v.safeParse(schema, raw, { abortEarly: true })
    return read.success
      ? { value: read.output, refused: [] }
      : { value: undefined, refused: [{ raw, why: reasonOf(read.issues) }] }
  }
}

/** Decodes strictly, or else with fallbacks for unreadable fields; then the original record is also quarantined. */
export function repairing<T>(
  strict: v.GenericSchema<unknown, T>,
  repaired: v.GenericSchema<unknown, T>,
): Decoder<T> {
  const readStrictly = whole(strict)
  const readRepaired = whole(repaired)
  return (raw) => {
    const { value, refused } = readStrictly(raw)
    return value === undefined ? { value: readRepaired(raw).value, refused } : { value, refused }
  }
}

/** Decodes a record and its list item by item. Of two items with the same identity, only the first is kept. */
export function withItems<Outer, Item, T>(
  outer: Decoder<Outer>,
  itemsOf: (outer: Outer) => readonly unknown[],
  item: v.GenericSchema<unknown, Item>,
  join: (outer: Outer, items: Item[]) => T,
  identityOf?: (item: Item) => string | number,
): Decoder<T> {
  const readItem = whole(item)
  return (raw) => {
    const { value, refused } = outer(raw)
    if (value === undefined) return { value: undefined, refused }
    const seen = new Set<string | number>()
    const items: Item[] = []
    const all = [...refused]
    for (const entry of itemsOf(value)) {
      const read = readItem(entry)
      all.push(...read.refused)
      if (read.value === undefined) continue
      const identity = identityOf?.(read.value)
      if (identity !== undefined && seen.has(identity)) {
        all.push({ raw: entry, why: `appears twice: ${identity}`.slice(0, longestReason) })
        continue
      }
      if (identity !== undefined) seen.add(identity)
      items.push(read.value)
    }
    return { value: join(value, items), refused: all }
  }
}

/** Stored records are untrusted: an invalid picture address becomes empty. */
export const picture = v.pipe(
  longText,
  v.transform((address) => (isSafeImage(address, globalThis.location?.origin ?? '') ? address : '')),
)
export const pictures = v.pipe(
  v.array(picture),
  v.maxLength(100),
  v.transform((addresses) => addresses.filter(Boolean)),
)
export const moment = v.pipe(v.number(), v.finite())
export const list = v.array(v.unknown())
