import type { Language } from '../../machines/domain/preferences.ts'

/** A message, such as `cart.title`, and its text on a page. */
interface Message {
  key: string
  /** Undefined for a message without values, which is the text itself. */
  pattern: RegExp | undefined
  text: string
}

const modules = import.meta.glob<Record<string, unknown>>('/src/i18n/en/*.ts', { eager: true })
const translations = import.meta.glob<{ translations: Record<string, unknown> }>(
  '/src/i18n/{es,fr}/translations.ts',
  { eager: true },
)

/** The texts of a language by their names. Every language has the keys of the English texts. */
function catalogueOf(language: Language): Record<string, unknown> {
  if (language !== 'en') return translations[`/src/i18n/${language}/translations.ts`]?.translations ?? {}
  const texts = Object.values(modules).flatMap(Object.values).filter(isTexts)
  return Object.fromEntries(texts.map(({ name, en }) => [name, en]))
}

function isTexts(exported: unknown): exported is { name: string; en: unknown } {
  return typeof exported === 'object' && exported !== null && 'name' in exported && 'en' in exported
}

export interface MessageFinder {
  /** Returns the keys of all messages that match these texts, in the order of the texts. */
  keysIn(texts: readonly string[]): string[]
  /** Returns the text of a message, with `…` for inserted values; undefined for an unknown key. */
  textOf(key: string): string | undefined
}

export function messagesIn(language: Language): MessageFinder {
  const messages = Object.entries(catalogueOf(language)).flatMap(([name, words]) =>
    messagesBelow(name, words),
  )
  const exact = new Map<string, string[]>()
  for (const { key, pattern, text } of messages)
    if (!pattern) exact.set(text, [...(exact.get(text) ?? []), key])
  const patterns = messages.filter((message) => message.pattern)
  const texts = new Map(messages.map(({ key, text }) => [key, text]))
  const keysOf = (text: string): string[] =>
    exact.get(text) ?? patterns.filter(({ pattern }) => pattern?.test(text)).map(({ key }) => key)
  return {
    keysIn: (shown) => [...new Set(shown.flatMap(keysOf))],
    textOf: (key) => texts.get(key),
  }
}

function messagesBelow(key: string, words: unknown): Message[] {
  if (typeof words === 'string') return [{ key, pattern: undefined, text: normalized(words) }]
  if (isMessageFunction(words)) return templatesOf(words).map((template) => messageFrom(key, template))
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, inner]) => messagesBelow(`${key}.${name}`, inner))
}

type MessageFunction = (...values: readonly (string | number)[]) => unknown

function isMessageFunction(words: unknown): words is MessageFunction {
  return typeof words === 'function'
}

/** Sample values that can be recognized in the text that a message creates from them. */
const sampleText = '\uE000'
const sampleNumber = 9_753
const formattedNumber = /9[.,\s\u00A0\u202F]?753(?:[.,]\d+)?/gu
const sampleValues = [sampleText, sampleNumber, 1]

/** The texts of a message for all combinations of sample values that it accepts. */
function templatesOf(message: MessageFunction): string[] {
  let combinations: (string | number)[][] = [[]]
  for (let parameter = 0; parameter < message.length; parameter += 1)
    combinations = combinations.flatMap((values) => sampleValues.map((value) => [...values, value]))
  const templates = combinations.flatMap((values) => {
    try {
      const result: unknown = message(...values)
      return typeof result === 'string' && !/NaN|undefined|\[object/.test(result) ? [result] : []
    } catch {
      return []
    }
  })
  return [...new Set(templates)].filter((template) => lettersOf(template).length >= minimumLetters)
}

/** A message with fewer letters, apart from its values, would match every text. */
const minimumLetters = 3

function lettersOf(template: string): string {
  return template.replaceAll(formattedNumber, '').replace(/[^\p{L}]|\uE000/gu, '')
}

function messageFrom(key: string, template: string): Message {
  const parts = normalized(template).replaceAll(formattedNumber, sampleText).split(sampleText)
  const pattern = new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
    'u',
  )
  return { key, pattern, text: parts.join('…') }
}

/** Normalizes white space as the page does for the atlas. */
function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
