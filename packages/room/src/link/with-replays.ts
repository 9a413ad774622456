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
  /** Opens a link to a tab. The link stays open until it is closed, even if the room switches to another tab. */
  attach(tab: string): Promise<RoomLink>
  /** Whether a tab is a replay or a report. */
  has(tab: string): boolean
}

type Options = Pick<Subject, 'clock'> & { title: string }

/** The tabs, extended by the replays and reports that are opened in the room. */
export function withReplays(tabs: Tabs, { title, clock }: Options) {
  const listeners = new Set<(news: TabNews) => void>()
  const attached = new Map<string, { link: Promise<RoomLink>; count: number }>()
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

  /** Shares one connection between all links to a tab, because a tab counts this room only once. */
  async function attach(id: string): Promise<RoomLink> {
    const shared = attached.get(id) ?? { link: tabs.attach(id), count: 0 }
    attached.set(id, shared)
    shared.count += 1
    let isOpen = true
    function close(): void {
      if (isOpen) shared.count -= 1
      isOpen = false
      if (shared.count > 0 || attached.get(id) !== shared) return
      attached.delete(id)
      shared.link.then(
        (link) => link.close(),
        () => undefined,
      )
    }
    try {
      return { ...(await shared.link), close }
    } catch (error) {
      close()
      throw error
    }
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
        if (news.type !== 'tab.found' && news.id === current?.runsIn) closeCurrent()
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
      for (const { link } of attached.values())
        link.then(
          ({ close }) => close(),
          () => undefined,
        )
    },
  }
}
