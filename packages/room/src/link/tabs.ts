import type { SharedHost } from '../host/shared-host.ts'
import type { Tab } from '../machines/room.ts'
import type { RoomLink } from '../protocol.ts'

/** The application beside which the room itself is shown. */
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

/** Where the tabs are that a room can look at. */
export interface Tabs {
  /** Tells of those that are there, and of each that comes or goes. */
  watch(listener: (news: TabNews) => void): () => void
  attach(id: string): Promise<RoomLink>
}
