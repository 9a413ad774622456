import type { SharedHost } from '../host/shared-host.ts'
import type { Tab } from '../machines/room.ts'
import type { RoomLink } from '../protocol.ts'

/** The tab in which the room itself is shown. */
export function ownTab(tab: Tab, host: SharedHost): Tabs {
  return {
    watch(listener) {
      listener({ type: 'tab.found', tab })
      return () => undefined
    },
    attach: () => host.join(),
  }
}

export type TabNews = { type: 'tab.found'; tab: Tab } | { type: 'tab.gone' | 'tab.lost'; id: string }

/** The tabs that a room can inspect. */
export interface Tabs {
  /** Reports the present tabs, and each tab that appears or disappears. */
  watch(listener: (news: TabNews) => void): () => void
  attach(id: string): Promise<RoomLink>
}
