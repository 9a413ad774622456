import { isCurrency } from '../../machines/domain/money.ts'
import { isLanguage, isTheme, type Preferences } from '../../machines/domain/preferences.ts'

/** localStorage, or a plain object for the life of the page if access is denied. */
export function localStorageOrMemory(): Record<string, string> {
  try {
    return localStorage
  } catch {
    return {}
  }
}

const keys = ['theme', 'language', 'currency'] as const

/** The three preferences in localStorage, one key each. Errors of localStorage are ignored. */
interface StoredPreferences {
  read(): Partial<Preferences>
  save(preferences: Partial<Preferences>): void
  forget(): void
}

export function createStoredPreferences(storage: () => Storage): StoredPreferences {
  function quietly<R>(action: (local: Storage) => R): R | undefined {
    try {
      return action(storage())
    } catch {
      return undefined
    }
  }

  return {
    read() {
      const [theme, language, currency] = keys.map((key) => quietly((local) => local.getItem(key)))
      return {
        ...(isTheme(theme) ? { theme } : {}),
        ...(isLanguage(language) ? { language } : {}),
        ...(isCurrency(currency) ? { currency } : {}),
      }
    },
    save(preferences) {
      for (const [key, value] of Object.entries(preferences)) quietly((local) => local.setItem(key, value))
    },
    forget() {
      for (const key of keys) quietly((local) => local.removeItem(key))
    },
  }
}
