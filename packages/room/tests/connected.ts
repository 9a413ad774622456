import { distantTabs } from '../src/link/distant-tabs.ts'
import type { Channel, Message } from '../src/link/messages.ts'
import type { RoomLink } from '../src/protocol.ts'

/**
 * Two connected channels, for an application and a room in one process. Messages are copied, as between two windows, and
 * recorded.
 */
export function createPair(): { application: Channel; room: Channel; sent: Message[] } {
  const ends: ((message: Message) => void)[][] = [[], []]
  const sent: Message[] = []
  const endAt = (own: number): Channel => ({
    post(message) {
      const copied = structuredClone(message)
      if (own === 0) sent.push(copied)
      for (const listener of ends[1 - own] ?? []) Promise.resolve().then(() => listener(copied))
    },
    listen(listener) {
      ends[own]?.push(listener)
      return () => ends[own]?.splice(ends[own].indexOf(listener), 1)
    },
    close: () => undefined,
  })
  return { application: endAt(0), room: endAt(1), sent }
}

const neverLost = { onLost: () => () => undefined }

/** Connects a room to the application that answers on the channel. */
export async function connect(room: Channel): Promise<RoomLink> {
  const tabs = distantTabs(room, neverLost, 'room')
  const tab = await new Promise<string>((resolve) => {
    tabs.watch((news) => {
      if (news.type === 'tab.found') resolve(news.tab.id)
    })
  })
  const link = await tabs.attach(tab)
  // The first request loads the host.
  await link.ask('faults.list')
  return link
}
