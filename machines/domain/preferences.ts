import type { Currency } from './money.ts'
import type { Owner } from './user.ts'

export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export interface Preferences {
  language: Language
  currency: Currency
  theme: Theme
}

/** `unsaved` is written over the account's preferences. If the account has none, it is written over `chosen`. */
export interface PreferencesChange {
  owner: Owner
  chosen: Preferences
  unsaved: Partial<Preferences>
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** The preferences of a first visit, in the first of the browser's languages that the shop has texts for. */
export function startingPreferences(browserLanguages: readonly string[]): Preferences {
  const language = browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return { language: language ?? 'en', currency: 'USD', theme: 'system' }
}
