import type { InstallationPort } from '../../machines/ports/ports.ts'

/** What Chromium gives a page that it would install; other browsers have it in a menu of their own. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Listens from the beginning, for the browser makes its offer once, and keeps its own banner back. */
export function createInstallation(page: Window = window): InstallationPort {
  const listeners = new Set<(possible: boolean) => void>()
  let offer: InstallOffer | undefined

  function become(next: InstallOffer | undefined): void {
    offer = next
    for (const listener of listeners) listener(offer !== undefined)
  }

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event) become(event as InstallOffer)
  })
  page.addEventListener('appinstalled', () => become(undefined))

  return {
    watch(listener) {
      listeners.add(listener)
      if (offer) listener(true)
      return () => listeners.delete(listener)
    },
    async ask() {
      const made = offer
      offer = undefined
      await made?.prompt()
    },
  }
}
