import type { SharedHost } from '../host/shared-host.ts'
import type { Tab } from '../machines/room.ts'
import type { RoomLink } from '../protocol.ts'

/** A tab, and a subscription to changes of its title or URL. */
interface LiveTab {
  tab(): Tab
  onMoved(listener: () => void): () => void
}

/** The tab in which the room itself is shown. */
export function ownTab({ tab, onMoved }: LiveTab, host: Pick<SharedHost, 'join'>): Tabs {
  return {
    watch(listener) {
      const tell = () => listener({ type: 'tab.found', tab: tab() })
      tell()
      return onMoved(tell)
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
