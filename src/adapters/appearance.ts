import type { AppearancePort } from '../../machines/ports/ports.ts'
import { createStoredPreferences, preferenceKeys } from './local-storage.ts'

export interface AppearanceOptions {
  /** The color of the browser's interface around the page. */
  themeColor: { light: string; dark: string }
  page?: Pick<Window, 'document' | 'localStorage' | 'addEventListener' | 'removeEventListener'>
}

export function createAppearance({ themeColor, page = window }: AppearanceOptions): AppearancePort {
  const root = page.document.documentElement

  const stored = createStoredPreferences(() => page.localStorage)

  return {
    ...stored,
    watch(listener) {
      // Other tabs also write the journal to localStorage.
      const onStored = ({ key }: StorageEvent) => {
        if (key !== null && preferenceKeys.includes(key)) listener(stored.read())
      }
      page.addEventListener('storage', onStored)
      return () => page.removeEventListener('storage', onStored)
    },
    // An equal value is not written again, because the browser would recalculate the styles of the whole page.
    show(appearance) {
      if ('language' in appearance) {
        if (root.lang !== appearance.language) root.lang = appearance.language
      } else {
        const shade = appearance.dark ? 'dark' : 'light'
        root.classList.toggle('dark', appearance.dark)
        if (root.style.colorScheme !== shade) root.style.colorScheme = shade
        for (const meta of page.document.querySelectorAll('meta[name="theme-color"]')) {
          meta.setAttribute('content', themeColor[shade])
        }
      }
    },
  }
}
