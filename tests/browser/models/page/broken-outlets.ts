import type { Outlet } from '../../../models/scene.ts'

export type BreakableWindow = Window & { breakOutlet?: (outlet: Outlet) => void }

/** Where a page finds which outlet is broken from its beginning. */
export const brokenKey = 'broken outlet'

/**
 * Lets whatever the shop reaches the world by throw, the next time that it does; what throws is the browser's own. Runs in
 * the page, so that it can use nothing from outside.
 */
export function breakOutlets(key: string): void {
  function once(outlet: string, owner: object, name: string, throwsFor = (_: unknown) => true): void {
    const own = Reflect.get(owner, name) as (...words: unknown[]) => unknown
    const broken = (...words: unknown[]): unknown => {
      if (!throwsFor(words[0])) return own.apply(owner, words)
      Object.defineProperty(owner, name, { value: own, configurable: true, writable: true })
      throw new Error(`${outlet} is broken`)
    }
    Object.defineProperty(owner, name, { value: broken, configurable: true, writable: true })
  }

  function breakLanguage(): void {
    Object.defineProperty(document.documentElement, 'lang', {
      configurable: true,
      set() {
        Reflect.deleteProperty(document.documentElement, 'lang')
        throw new Error('appearance is broken')
      },
    })
  }

  const ways: Record<Outlet, () => void> = {
    appearance: () => once('appearance', document.documentElement.classList, 'toggle'),
    language: breakLanguage,
    log: () => once('log', console, 'error'),
    /** Either needs a new id before all else. */
    history: () => once('history', crypto, 'randomUUID'),
    toasts: () => once('toasts', crypto, 'randomUUID'),
    environment: () => once('environment', window, 'addEventListener', (type) => type === 'online'),
  }
  Object.assign(window, { breakOutlet: (outlet: Outlet) => ways[outlet]() })
  const broken = sessionStorage.getItem(key)
  if (broken !== null) ways[broken as Outlet]()
}
