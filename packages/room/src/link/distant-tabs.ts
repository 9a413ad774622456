import type { Tab } from '../machines/room.ts'
import type { RoomLink } from '../protocol.ts'
import type { Channel, Presence } from './messages.ts'
import type { TabNews, Tabs } from './tabs.ts'

interface PendingRequest {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Tabs of the application in other windows. */
export function distantTabs(channel: Channel, presence: Pick<Presence, 'onLost'>, room: string): Tabs {
  let notify: (news: TabNews) => void = () => undefined
  let requests = 0
  /** Counted over all links, because every link of the room receives all its answers. */
  const nextNumber = () => {
    requests += 1
    return requests
  }

  /** Watches for a crash of the tab only after its first answer, because the tab then holds its presence lock. */
  function attached(tab: Tab['id']): RoomLink {
    let stopWaiting: (() => void) | undefined
    const link = linkTo(channel, room, tab, nextNumber, () => {
      stopWaiting ??= presence.onLost(tab, () => notify({ type: 'tab.lost', id: tab }))
    })
    return {
      ...link,
      close() {
        stopWaiting?.()
        link.close()
      },
    }
  }

  return {
    watch(listener) {
      notify = listener
      const stop = channel.listen((message) => {
        if (message.kind === 'here') listener({ type: 'tab.found', tab: message.tab })
        if (message.kind === 'gone') listener({ type: 'tab.gone', id: message.tab })
      })
      channel.post({ kind: 'who' })
      return stop
    },
    attach: (tab) => Promise.resolve(attached(tab)),
  }
}

function linkTo(
  channel: Channel,
  room: string,
  tab: Tab['id'],
  nextNumber: () => number,
  onAnswer: () => void,
): RoomLink {
  const pending = new Map<number, PendingRequest>()
  const listeners = new Set<() => void>()
  let isClosed = false
  const closed = () => new Error('The room was closed')

  const stop = channel.listen((message) => {
    if (message.kind === 'changed' && message.tab === tab && message.room === room)
      for (const listener of listeners) listener()
    if ((message.kind !== 'answer' && message.kind !== 'refusal') || message.room !== room) return
    const request = pending.get(message.number)
    if (!request) return
    pending.delete(message.number)
    onAnswer()
    if (message.kind === 'answer') request.resolve(message.answer)
    else request.reject(new Error(message.reason))
  })
  channel.post({ kind: 'attach', tab, room })

  return {
    ask: (name, ...given) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw closed()
        const number = nextNumber()
        pending.set(number, { resolve: resolve as PendingRequest['resolve'], reject })
        channel.post({ kind: 'ask', tab, room, number, name, given })
      }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      stop()
      channel.post({ kind: 'leave', tab, room })
      for (const { reject } of pending.values()) reject(closed())
    },
  }
}
