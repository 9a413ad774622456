import type { EnvironmentPort, InstallationPort, Ports } from '../../machines/ports/ports.ts'

export function createEnvironment(page: Window = window): EnvironmentPort {
  const darkness = page.matchMedia('(prefers-color-scheme: dark)')
  const { navigator } = page

  return {
    online: () => navigator.onLine,
    dark: () => darkness.matches,
    languages: () => (navigator.languages.length > 0 ? navigator.languages : [navigator.language]),
    watch(listener) {
      const online = () => listener({ type: 'environment.online', online: navigator.onLine })
      const dark = () => listener({ type: 'environment.dark', dark: darkness.matches })
      const controller = new AbortController()
      const options = { signal: controller.signal }
      page.addEventListener('online', online, options)
      page.addEventListener('offline', online, options)
      darkness.addEventListener('change', dark, options)
      return () => controller.abort()
    },
  }
}

/** The event by which Chromium offers installation; other browsers do not send it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

/** Listens from the start, because the event is sent once, and prevents the browser's own banner. */
export function createInstallation(page: Window = window): InstallationPort {
  const listeners = new Set<(possible: boolean) => void>()
  let offer: BeforeInstallPromptEvent | undefined

  function setOffer(next: BeforeInstallPromptEvent | undefined): void {
    offer = next
    for (const listener of listeners) listener(offer !== undefined)
  }

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event) setOffer(event as BeforeInstallPromptEvent)
  })
  page.addEventListener('appinstalled', () => setOffer(undefined))

  return {
    watch(listener) {
      listeners.add(listener)
      if (offer) listener(true)
      return () => listeners.delete(listener)
    },
    async ask() {
      const shown = offer
      offer = undefined
      await shown?.prompt()
    },
  }
}

/** Persistent storage and its quota; a browser without this API reports that it is not persistent. */
export function createDurability(
  storage: Partial<StorageManager> | undefined = globalThis.navigator.storage,
): Ports['durability'] {
  return {
    async persist() {
      return (await storage?.persist?.().catch(() => false)) ?? false
    },
    async estimate() {
      const [space, persisted] = await Promise.all([
        storage?.estimate?.().catch(() => undefined),
        storage?.persisted?.().catch(() => false),
      ])
      return { used: space?.usage ?? 0, quota: space?.quota ?? 0, persisted: persisted ?? false }
    },
  }
}
