import * as v from 'valibot'
import { toCents } from '../../../machines/domain/money.ts'
import { cleaned, cleanedLines } from '../../../machines/domain/source-fields.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'

/** The readable and the unreadable items of a list. */
export interface Read<T> {
  items: T[]
  refused: unknown[]
}

/** Also accepts numbers that were stored as text. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
)

export const dollars = v.pipe(number, v.minValue(0), v.maxValue(10_000_000), v.transform(toCents))

export const line = v.pipe(
  v.string(),
  v.transform((text) => cleaned(text, 500)),
)
export const requiredLine = v.pipe(line, v.nonEmpty())
export const optionalLine = v.fallback(line, '')
export const optionalText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => cleanedLines(text, 20_000)),
  ),
  '',
)
export const identity = v.pipe(
  v.union([v.pipe(v.string(), v.trim()), v.pipe(v.number(), v.finite(), v.transform(String))]),
  v.nonEmpty(),
  v.maxLength(200),
)

/** Finds a list: the value itself, a property, or a property of a store's `state`. */
function listIn(value: unknown, ...names: string[]): unknown[] | undefined {
  if (Array.isArray(value)) return value
  for (const name of names) {
    const inner = fieldOf(value, name) ?? fieldOf(fieldOf(value, 'state'), name)
    if (Array.isArray(inner)) return inner
  }
  return undefined
}

export function readList<T>(value: unknown, item: v.GenericSchema<unknown, T>, ...names: string[]): Read<T> {
  const list = listIn(value, ...names)
  if (!list) return { items: [], refused: value === undefined || value === null ? [] : [value] }
  const read: Read<T> = { items: [], refused: [] }
  for (const raw of list) {
    const result = v.safeParse(item, raw)
    if (result.success) read.items.push(result.output)
    else read.refused.push(raw)
  }
  return read
}
