import type { Filters } from './filters.ts'

/** A window in which the application runs. */
export interface Tab {
  id: string
  title: string
  address: string
  since: number
}

/** What the room shows: the gallery or one machine, with an optional selected actor and highlighted state. */
export interface Selection {
  machine?: string
  actor?: string
  state?: string
}

/** The state of the room that its URL contains. */
export interface Shown {
  selection: Selection
  filters: Filters
}

/** The id of the link to a tab, and the actor in it that was the last to fail or to refuse an event. */
export interface Attached {
  link: string
  trouble: { machine: string; sessionId: string; actor: string } | undefined
}

/** The parts of a machine's page. */
export type Sheet = 'chart' | 'inspector' | 'timeline'

export function withTab(tabs: readonly Tab[], tab: Tab): Tab[] {
  const known = tabs.some(({ id }) => id === tab.id)
  return known ? tabs.map((other) => (other.id === tab.id ? tab : other)) : [...tabs, tab]
}

export function withoutTab(tabs: readonly Tab[], id: string): Tab[] {
  return tabs.filter((tab) => tab.id !== id)
}
