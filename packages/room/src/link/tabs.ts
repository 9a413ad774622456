import type { Tab } from '../machines/room.ts'
import type { RoomLink } from '../protocol.ts'

export type TabNews = { type: 'tab.found'; tab: Tab } | { type: 'tab.gone' | 'tab.lost'; id: string }

/** Where the tabs are that a room can look at. */
export interface Tabs {
  /** Tells of those that are there, and of each that comes or goes. */
  watch(listener: (news: TabNews) => void): () => void
  attach(id: string): Promise<RoomLink>
}
