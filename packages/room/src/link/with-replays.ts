import type { AnyActorRef } from 'xstate'
import { openHost } from '../host/host.ts'
import type { RoomLink } from '../protocol.ts'
import type { Registry, Subject } from '../registry.ts'
import { createLinks } from './links.ts'
import type { TabNews, Tabs } from './tabs.ts'

/** An application that the room itself lets happen. */
export interface ReplayedApplication {
  root: AnyActorRef
  world: unknown
  close(): void
}

export interface Replays {
  /** Adds it as a tab, until the next one replaces it; returns its id. */
  show(replayed: ReplayedApplication): string
  /** Adds a problem report as a tab with this title; returns its id. */
  open(past: RoomLink, title: string): string
}

type Options = Pick<Subject, 'clock' | 'later'> & { registry: Registry; title: string }

/** The tabs, extended by the replays and reports that are opened in the room's own window. */
export function withReplays(tabs: Tabs, { registry, title, clock, later }: Options) {
  const listeners = new Set<(news: TabNews) => void>()
  let current: { id: string; link: RoomLink } | undefined
  let count = 0

  function tell(news: TabNews): void {
    for (const listener of listeners) listener(news)
  }

  function leave(): void {
    if (!current) return
    tell({ type: 'tab.gone', id: current.id })
    current.link.close()
  }

  function enter(kind: string, shown: string, link: RoomLink): string {
    leave()
    count += 1
    const id = `${kind}-${count}`
    current = { id, link }
    tell({ type: 'tab.found', tab: { id, title: shown, address: `#${count}`, since: clock.now() } })
    return id
  }

  const replays: Replays = {
    show({ root, world, close }) {
      const host = openHost({ root, world, clock, later }, registry)
      const end = () => {
        host.close()
        close()
      }
      return enter('replay', title, { ...host, close: end })
    },
    open: (past, name) => enter('report', name, past),
  }
  const all: Tabs = {
    watch(listener) {
      listeners.add(listener)
      const stop = tabs.watch(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    attach(id) {
      if (current?.id !== id) return tabs.attach(id)
      const { ask, onChange } = current.link
      return Promise.resolve({ ask, onChange, close: () => undefined })
    },
  }
  return { tabs: all, links: createLinks(all), replays }
}
