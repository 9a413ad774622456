import type { BreakablePort } from '../../../models/scene.ts'

export type BreakableWindow = Window & { breakPort?: (port: BreakablePort) => void }

/** The sessionStorage key that tells a new page which port is broken from its start. */
export const brokenKey = 'broken port'

/**
 * Makes the next call of a port throw, by breaking the browser API that it uses. Runs in the page, so it must not use outer
 * variables.
 */
export function breakPorts(key: string): void {
  function once(port: string, owner: object, name: string, throwsFor = (_: unknown) => true): void {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown
    const broken = (...args: unknown[]): unknown => {
      if (!throwsFor(args[0])) return original.apply(owner, args)
      Object.defineProperty(owner, name, { value: original, configurable: true, writable: true })
      throw new Error(`${port} is broken`)
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

  const breakers: Record<BreakablePort, () => void> = {
    appearance: () => once('appearance', document.documentElement.classList, 'toggle'),
    language: breakLanguage,
    log: () => once('log', console, 'error'),
    /** Both create a new id before anything else. */
    history: () => once('history', crypto, 'randomUUID'),
    toasts: () => once('toasts', crypto, 'randomUUID'),
    environment: () => once('environment', window, 'addEventListener', (type) => type === 'online'),
  }
  Object.assign(window, { breakPort: (port: BreakablePort) => breakers[port]() })
  const broken = sessionStorage.getItem(key)
  if (broken !== null) breakers[broken as BreakablePort]()
}
