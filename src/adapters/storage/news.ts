import type { StorageChange } from '../../../machines/domain/events.ts'
import { isStoreName, storeNames } from '../../../machines/domain/store-layout.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'

export interface News {
  watch(listener: (news: StorageChange) => void): () => void
  /** Notifies the listeners in this tab. News before the first listener is queued for it. */
  tell(news: StorageChange): void
  /** Tells the other tabs to read these stores again. */
  announce(stores: readonly StoreName[]): void
  close(): void
}

export function createNews(name: string): News {
  const listeners = new Set<(news: StorageChange) => void>()
  const queued: StorageChange[] = []
  const channel = channelOf(name)

  function tell(news: StorageChange): void {
    if (listeners.size === 0) queued.push(news)
    for (const listener of listeners) listener(news)
  }

  /** Not queued: before the first listener, no actor has read anything that could be out of date. */
  function tellChanged(stores: StoreName[]): void {
    if (stores.length > 0 && listeners.size > 0) tell({ type: 'storage.changed', stores })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    tellChanged(Array.isArray(data) ? data.filter(isStoreName) : []),
  )
  /** A page in the back/forward cache receives no messages, so all stores may have changed when it returns. */
  const stopRestoreListener = onRestored(() => tellChanged([...storeNames]))

  return {
    watch(listener) {
      listeners.add(listener)
      for (const news of queued.splice(0)) listener(news)
      return () => listeners.delete(listener)
    },
    tell,
    announce(stores) {
      if (stores.length > 0) channel?.postMessage(stores)
    },
    close() {
      channel?.close()
      stopRestoreListener()
    },
  }
}

/** Undefined if the browser does not allow the channel; the tab then works without news from other tabs. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

function onRestored(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const page = window
  const restored = ({ persisted }: PageTransitionEvent) => persisted && listener()
  page.addEventListener('pageshow', restored)
  return () => page.removeEventListener('pageshow', restored)
}
