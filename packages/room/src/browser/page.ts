import type { Channel } from '../link/messages.ts'
import type { Tab } from '../machines/room.ts'
import { createRoomChannel } from './room-channel.ts'

declare const process: { env: { NODE_ENV?: string } }

export const clock = { now: (): number => Date.now() }

/** Whether the bundler has built the application for production. */
export function isProduction(): boolean {
  try {
    // Bundlers replace the whole expression. Without a bundler it throws in a browser, which has no `process`.
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}

/** Returns a function that describes this page, or this worker or process if there is no page. */
export function pageOf(name: string | undefined): () => Tab {
  const since = clock.now()
  const id = `${since.toString(36)}-${Math.random().toString(36).slice(2)}`
  if (typeof document === 'undefined')
    return () => ({ id, title: name ?? titleWithoutPage(), address: '', since })
  return () => ({
    id,
    title: name ?? (document.title || location.host),
    address: location.pathname + location.search + location.hash,
    since,
  })
}

/** The name that the page has given to this worker. */
function titleWithoutPage(): string {
  if (!('WorkerGlobalScope' in globalThis)) return 'Node.js'
  return (globalThis as { name?: string }).name || 'Worker'
}

/**
 * Calls the listeners when the page is left, and when it returns from the back/forward cache. Does nothing in Node. Returns
 * an unsubscribe function.
 */
export function watchPageLifecycle(onLeave: () => void, onReturn: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener('pagehide', onLeave)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', onLeave)
    removeEventListener('pageshow', onShow)
  }
}

/** Calls the listener when the title or the URL of the page has changed. Returns an unsubscribe function. */
export function watchMoves(tab: () => Tab, listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const identity = () => `${tab().address} ${tab().title}`
  let last = identity()
  const compare = () => {
    if (identity() === last) return
    last = identity()
    listener()
  }
  const title = new MutationObserver(compare)
  title.observe(document.head, { childList: true, subtree: true, characterData: true })
  // Without the Navigation API, a URL change by the application's script is only detected with the next change of the
  // title.
  const { navigation }: { navigation?: EventTarget } = window
  navigation?.addEventListener('currententrychange', compare)
  window.addEventListener('popstate', compare)
  return () => {
    title.disconnect()
    navigation?.removeEventListener('currententrychange', compare)
    window.removeEventListener('popstate', compare)
  }
}

/** The channel on which rooms and applications of one origin find each other. */
export function defaultChannel(): Channel {
  return createRoomChannel('statecart-room')
}
