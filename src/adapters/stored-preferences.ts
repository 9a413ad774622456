import { isCurrency } from '../../machines/domain/money.ts'
import { isLanguage, isTheme, type Preferences } from '../../machines/domain/preferences.ts'

const keys = ['theme', 'language', 'currency'] as const

/** The three preferences in localStorage, one key each. Errors of localStorage are ignored. */
export interface StoredPreferences {
  read(): Partial<Preferences>
  keep(preferences: Preferences): void
  forget(): void
}

export function createStoredPreferences(storage: () => Storage): StoredPreferences {
  function quietly<R>(action: (kept: Storage) => R): R | undefined {
    try {
      return action(storage())
    } catch {
      return undefined
    }
  }

  return {
    read() {
      const [theme, language, currency] = keys.map((key) => quietly((kept) => kept.getItem(key)))
      return {
        ...(isTheme(theme) ? { theme } : {}),
        ...(isLanguage(language) ? { language } : {}),
        ...(isCurrency(currency) ? { currency } : {}),
      }
    },
    keep(preferences) {
      for (const key of keys) quietly((kept) => kept.setItem(key, preferences[key]))
    },
    forget() {
      for (const key of keys) quietly((kept) => kept.removeItem(key))
    },
  }
}
