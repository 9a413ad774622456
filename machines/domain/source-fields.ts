import { type Cents, toCents } from './money.ts'

/** An item of an answer, before it is decoded. */
type Raw = Readonly<Record<string, unknown>>

/**
 * Thrown if an item lacks a valid id, title, category or price. Such an item is dropped; other invalid fields are repaired or get
 * a default.
 */
class Unreadable extends Error {}

const highestId = 1_000_000_000
const highestPrice = 10_000_000
const longestTitle = 500
const longestDescription = 20_000

/** The fields of an item; undefined if it is not an object. */
export function rawOf(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
}

/** The result of `read`; undefined if a required field is missing. */
export function whereReadable<T>(value: unknown, read: (raw: Raw) => T): T | undefined {
  const raw = rawOf(value)
  if (!raw) return undefined
  try {
    return read(raw)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

export function id(value: unknown): number {
  if (!isCount(value) || value < 1 || value > highestId) throw new Unreadable('id')
  return value
}

export function title(value: unknown): string {
  const text = typeof value === 'string' ? cleaned(value, longestTitle) : ''
  if (text === '') throw new Unreadable('title')
  return text
}

export function price(value: unknown): Cents {
  if (typeof value !== 'number' || !(value >= 0 && value <= highestPrice)) throw new Unreadable('price')
  return toCents(value)
}

export function description(value: unknown): string {
  return typeof value === 'string' ? cleanedLines(value, longestDescription) : ''
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
const strange = /[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

const strangeInLines = /(?!\n)[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * The text of a source for display: strange characters are replaced with spaces, outer spaces are removed, and its length is
 * limited.
 */
export function cleaned(text: string, limit: number): string {
  return within(limit, text, (short) => short.replace(strange, ' '))
}

/** Like `cleaned`, but keeps line breaks. */
export function cleanedLines(text: string, limit: number): string {
  return within(limit, text, (short) => short.replace(/\r\n?/g, '\n').replace(strangeInLines, ' '))
}

function within(limit: number, text: string, clear: (short: string) => string): string {
  const clean = clear(text.length > limit * 2 ? text.slice(0, limit * 2) : text).trim()
  return clean.length > limit ? wholeCharacters(clean.slice(0, limit)).trim() : clean
}

function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}$/u, '')
}
