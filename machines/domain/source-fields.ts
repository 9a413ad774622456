import { type Cents, toCents } from './money.ts'

/** An item of an answer, before it is decoded. */
type Raw = Readonly<Record<string, unknown>>

/**
 * Thrown if an item lacks a valid id, title, category or price. Such an item is dropped; other invalid fields are repaired or get
 * a default.
 */
class InvalidItem extends Error {}

const maxId = 1_000_000_000
const maxPrice = 10_000_000
const maxTitleLength = 500
const maxDescriptionLength = 20_000

/** The fields of an item; undefined if it is not an object. */
export function rawOf(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
}

/** The result of `decode`; undefined if a required field is missing. */
export function decodeItem<T>(value: unknown, decode: (raw: Raw) => T): T | undefined {
  const raw = rawOf(value)
  if (!raw) return undefined
  try {
    return decode(raw)
  } catch (error) {
    if (error instanceof InvalidItem) return undefined
    throw error
  }
}

export function id(value: unknown): number {
  if (!isCount(value) || value < 1 || value > maxId) throw new InvalidItem('id')
  return value
}

export function title(value: unknown): string {
  const text = typeof value === 'string' ? cleaned(value, maxTitleLength) : ''
  if (text === '') throw new InvalidItem('title')
  return text
}

export function price(value: unknown): Cents {
  if (typeof value !== 'number' || !(value >= 0 && value <= maxPrice)) throw new InvalidItem('price')
  return toCents(value)
}

export function description(value: unknown): string {
  return typeof value === 'string' ? cleanedLines(value, maxDescriptionLength) : ''
}

export function rate(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/**
 * Lone surrogates break addresses, control characters break lines, and direction overrides make a text read as something else.
 */
const unsafeCharacters = /[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

const unsafeExceptLineBreaks = /(?!\n)[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * The text of a source for display: unsafe characters are replaced with spaces, outer spaces are removed, and its length is
 * limited.
 */
export function cleaned(text: string, maxLength: number): string {
  return cleanedWithin(maxLength, text, (part) => part.replace(unsafeCharacters, ' '))
}

/** Like `cleaned`, but keeps line breaks. */
export function cleanedLines(text: string, maxLength: number): string {
  return cleanedWithin(maxLength, text, (part) =>
    part.replace(/\r\n?/g, '\n').replace(unsafeExceptLineBreaks, ' '),
  )
}

function cleanedWithin(maxLength: number, text: string, replaceUnsafe: (part: string) => string): string {
  const cleanText = replaceUnsafe(text.length > maxLength * 2 ? text.slice(0, maxLength * 2) : text).trim()
  return cleanText.length > maxLength
    ? withoutSplitCharacter(cleanText.slice(0, maxLength)).trim()
    : cleanText
}

/** Removes the first half of a surrogate pair whose second half was cut off. */
function withoutSplitCharacter(text: string): string {
  return text.replace(/\p{Surrogate}$/u, '')
}
