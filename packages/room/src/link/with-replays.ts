import type { RoomLink } from '../protocol.ts'
import type { Subject } from '../registry.ts'
import { createLinks } from './links.ts'
import type { TabNews, Tabs } from './tabs.ts'

export interface Replays {
  /**
   * Adds a replay as a tab, which the next replay or report replaces. If it runs in another tab, it is gone together with that one.
   * Returns the tab's id.
   */
  show(replay: RoomLink, runsIn: string | undefined): string
  /** Adds a problem report as a tab with this title. Returns the tab's id. */
  open(past: RoomLink, title: string): string
  /** Opens a link to a tab, which stays open until it is closed, even if the room switches to another tab. */
  attach(tab: string): Promise<RoomLink>
  /** Whether a tab is a replay or a report. */
  has(tab: string): boolean
}

type Options = Pick<Subject, 'clock'> & { title: string }

/** The connection to a tab, and the number of open links that use it. */
interface Attached {
  readonly link: Promise<RoomLink>
  count: number
  hasAnswered: boolean
}

/** The tabs, extended by the replays and reports that are opened in the room. */
export function withReplays(tabs: Tabs, { title, clock }: Options) {
  const listeners = new Set<(news: TabNews) => void>()
  const attached = new Map<string, Attached>()
  let current: { id: string; link: RoomLink; runsIn: string | undefined } | undefined
  let count = 0

  function notify(news: TabNews): void {
    for (const listener of listeners) listener(news)
  }

  function closeCurrent(): void {
    if (!current) return
    const { id, link } = current
    current = undefined
    notify({ type: 'tab.gone', id })
    link.close()
  }

  function addTab(kind: string, shown: string, link: RoomLink, runsIn?: string): string {
    closeCurrent()
    count += 1
    const id = `${kind}-${count}`
    current = { id, link, runsIn }
    notify({ type: 'tab.found', tab: { id, title: shown, address: `#${count}`, since: clock.now() } })
    return id
  }

  /**
   * Shares one connection between all links to a tab, because a tab counts this room only once. A connection that has worked stays
   * until the tab has gone: without a room the tab would end its recording, faults and breakpoints while another tab is shown.
   */
  async function attach(id: string): Promise<RoomLink> {
    const shared = attached.get(id) ?? { link: tabs.attach(id), count: 0, hasAnswered: false }
    attached.set(id, shared)
    shared.count += 1
    let isOpen = true
    function close(): void {
      if (isOpen) shared.count -= 1
      isOpen = false
      if (shared.count === 0 && !shared.hasAnswered) leave(id, shared)
    }
    try {
      const link = await shared.link
      const ask: RoomLink['ask'] = (...request) => {
        const answer = link.ask(...request)
        answer.then(
          () => {
            shared.hasAnswered = true
          },
          () => undefined,
        )
        return answer
      }
      return { ...link, ask, close }
    } catch (error) {
      close()
      throw error
    }
  }

  function leave(id: string, shared = attached.get(id)): void {
    if (!shared || attached.get(id) !== shared) return
    attached.delete(id)
    shared.link.then(
      (link) => link.close(),
      () => undefined,
    )
  }

  const replays: Replays = {
    show: (replay, runsIn) => addTab('replay', title, replay, runsIn),
    open: (past, name) => addTab('report', name, past),
    attach,
    has: (tab) => current?.id === tab,
  }
  const all: Tabs = {
    watch(listener) {
      listeners.add(listener)
      const stop = tabs.watch((news) => {
        listener(news)
        if (news.type === 'tab.found') return
        if (news.id === current?.runsIn) closeCurrent()
        leave(news.id)
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    attach(id) {
      if (current?.id !== id) return attach(id)
      const { ask, onChange } = current.link
      return Promise.resolve({ ask, onChange, close: () => undefined })
    },
  }
  return {
    tabs: all,
    links: createLinks(all),
    replays,
    /** Closes every connection, including one that is still being opened, so that no tab keeps its host open for this room. */
    close() {
      current?.link.close()
      for (const id of attached.keys()) leave(id)
    },
  }
}
