import type { InstallationPort } from '../../machines/ports/ports.ts'

/** The event by which Chromium offers installation; other browsers do not send it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Listens from the start, because the event is sent once, and prevents the browser's own banner. */
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
