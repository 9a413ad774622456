/** What a service worker finds around it. The types of pages, which the rest of the project is checked with, lack it. */
export interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
  }
  registration: {
    installing: object | null
    navigationPreload?: { enable(): Promise<void> }
  }
}

/** A tab that shows this origin. */
export interface Window {
  postMessage(message: unknown, transfer: Transferable[]): void
}

export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

export interface Asked extends Lasting {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface Told extends Lasting {
  data: unknown
  ports: readonly MessagePort[]
}
