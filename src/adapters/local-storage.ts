import { isCurrency } from '../../machines/domain/money.ts'
import { isLanguage, isTheme, type Preferences } from '../../machines/domain/preferences.ts'

/**
 * localStorage, or a plain object for the life of the page if access is denied, or if it is null: in an Android WebView, DOM storage
 * is off by default.
 */
export function localStorageOrMemory(): Record<string, string> {
  try {
    return (localStorage as Storage | null) ?? {}
  } catch {
    return {}
  }
}

const checks = { theme: isTheme, language: isLanguage, currency: isCurrency }
export const preferenceKeys = Object.keys(checks)

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
      return Object.fromEntries(
        Object.entries(checks).flatMap(([key, isValid]) => {
          const value = quietly((local) => local.getItem(key))
          return isValid(value) ? [[key, value]] : []
        }),
      )
    },
    save(preferences) {
      // Those of an account come with the id of the account, which would remain here after signing out.
      for (const [key, value] of Object.entries(preferences))
        if (key in checks) quietly((local) => local.setItem(key, value))
    },
    forget() {
      for (const key of preferenceKeys) quietly((local) => local.removeItem(key))
    },
  }
}
