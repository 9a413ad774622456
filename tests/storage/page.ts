import { JSDOM } from 'jsdom'
import { vi } from 'vitest'
import type { Place } from '../../machines/domain/place.ts'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import type { HistoryPort } from '../../machines/ports/ports.ts'
import { createHistory } from '../../src/adapters/history.ts'

export interface Page {
  window: Window & typeof globalThis
  /** The height of the document, and its scroll position. */
  height: number
  top: number
  frame(): void
}

/** A page in a separate jsdom window, with simulated scrolling and frames. */
export function aPage(html = '<main><h1>Home</h1></main>', url = 'https://shop.example/'): Page {
  const { window } = new JSDOM(`<!doctype html><body>${html}</body>`, { url })
  const frames: FrameRequestCallback[] = []
  const page: Page = {
    window: window,
    height: 5_000,
    top: 0,
    frame: () => {
      for (const callback of frames.splice(0)) callback(0)
    },
  }
  Object.defineProperty(window, 'scrollY', { get: () => page.top })
  Object.defineProperty(window, 'innerHeight', { value: 1_000 })
  Object.defineProperty(window.document.documentElement, 'scrollHeight', { get: () => page.height })
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    cancelAnimationFrame: () => frames.splice(0),
    scrollTo: ({ top = 0 }: ScrollToOptions) => {
      page.top = Math.max(0, Math.min(top, page.height - 1_000))
      window.dispatchEvent(new window.Event('scroll'))
    },
    matchMedia: () => Object.assign(new window.EventTarget(), { matches: false }),
  })
  window.HTMLElement.prototype.scrollIntoView = vi.fn()
  return page
}

export function happened(page: Page, type: string): void {
  page.window.dispatchEvent(new page.window.Event(type))
}

export function scrolledTo(page: Page, top: number): void {
  page.window.scrollTo({ top })
}

/** A history of the page on its first screen. */
export function opened(page: Page = aPage()) {
  const history = createHistory({ ids: createFakeIds('entry'), page: page.window })
  const popped: Place[] = []
  history.listen((place) => popped.push(place))
  history.restoreScrollAndFocus(history.place(), 'replace')
  return { page, history, popped }
}

export function pushed(history: HistoryPort, to: string, state?: unknown): Place {
  const place = history.push(to, state)
  history.restoreScrollAndFocus(place, 'push')
  return place
}
