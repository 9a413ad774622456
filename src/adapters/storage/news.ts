import type { StorageNews } from '../../../machines/domain/events.ts'
import { isStoreName, storeNames } from '../../../machines/domain/store-layout.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'

export interface News {
  watch(listener: (news: StorageNews) => void): () => void
  /** Tells the listeners of this tab; with nobody listening yet, the first to come is told. */
  tell(news: StorageNews): void
  /** Tells the other tabs to read these stores again. */
  announce(stores: readonly StoreName[]): void
  close(): void
}

export function createNews(name: string): News {
  const listeners = new Set<(news: StorageNews) => void>()
  const untold: StorageNews[] = []
  const channel = channelOf(name)

  function tell(news: StorageNews): void {
    if (listeners.size === 0) untold.push(news)
    for (const listener of listeners) listener(news)
  }

  /** Who listens to nothing yet has read nothing yet. */
  function tellChanged(stores: StoreName[]): void {
    if (stores.length > 0 && listeners.size > 0) tell({ type: 'storage.changed', stores })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    tellChanged(Array.isArray(data) ? data.filter(isStoreName) : []),
  )
  /** A page that the browser had put away heard nothing meanwhile. */
  const stopAwaking = onAwakening(() => tellChanged([...storeNames]))

  return {
    watch(listener) {
      listeners.add(listener)
      for (const news of untold.splice(0)) listener(news)
      return () => listeners.delete(listener)
    },
    tell,
    announce(stores) {
      if (stores.length > 0) channel?.postMessage(stores)
    },
    close() {
      channel?.close()
      stopAwaking()
    },
  }
}

/** A page that may not speak to others is a page of its own. */
function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

function onAwakening(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const page = window
  const awoken = ({ persisted }: PageTransitionEvent) => persisted && listener()
  page.addEventListener('pageshow', awoken)
  return () => page.removeEventListener('pageshow', awoken)
}
