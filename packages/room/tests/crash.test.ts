import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { createSharedHost } from '../src/host/shared-host.ts'
import { answerRooms } from '../src/link/answer-rooms.ts'
import { distantTabs } from '../src/link/distant-tabs.ts'
import type { Channel, Message, Presence } from '../src/link/messages.ts'
import type { TabNews } from '../src/link/tabs.ts'
import { lampMachine } from './lamp.ts'

const registry = {
  machines: [],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

/** A synchronous broadcast channel. */
function channels(): () => Channel {
  const all = new Map<Channel, Set<(message: Message) => void>>()
  return () => {
    const own = new Set<(message: Message) => void>()
    const channel: Channel = {
      post(message) {
        for (const [other, listeners] of all)
          if (other !== channel) for (const listener of listeners) listener(message)
      },
      listen(listener) {
        own.add(listener)
        return () => own.delete(listener)
      },
      close: () => all.delete(channel),
    }
    all.set(channel, own)
    return channel
  }
}

/** Locks that are released when their holder is gone. */
function locks() {
  const held = new Set<string>()
  const waiting = new Map<string, () => void>()
  const presence: Presence = {
    hold(id) {
      held.add(id)
      return () => held.delete(id)
    },
    onLost(id, listener) {
      waiting.set(id, listener)
      return () => waiting.delete(id)
    },
  }
  const crash = (id: string) => {
    held.delete(id)
    waiting.get(id)?.()
  }
  return { presence, held, waiting, crash }
}

function open() {
  const root = createActor(lampMachine).start()
  const channel = channels()
  const { presence, ...rest } = locks()
  const later = () => () => undefined
  const host = createSharedHost(async () =>
    openHost({ root, world: {}, clock: { now: () => 0 }, later }, registry),
  )
  const tab = () => ({ id: 'shop', title: 'Lamps', address: '/', since: 0 })
  const stop = answerRooms({ channel: channel(), presence, tab, host })
  const news: TabNews[] = []
  const tabs = distantTabs(channel(), presence, 'room')
  tabs.watch((one) => news.push(one))
  return { ...rest, tabs, news, stop }
}

test("holds a tab's presence lock only while the tab is inspected, and reports a crash of the tab", async () => {
  const { tabs, news, held, waiting, crash } = open()
  expect(news.map(({ type }) => type)).toEqual(['tab.found'])
  expect([...held, ...waiting.keys()]).toEqual([])
  const link = await tabs.attach('shop')
  await link.ask('actors.list')
  expect([[...held], [...waiting.keys()]]).toEqual([['shop'], ['shop']])
  crash('shop')
  expect(news.at(-1)).toEqual({ type: 'tab.lost', id: 'shop' })
})

test('leaving the room and closing the tab need no answer from the other side', async () => {
  const { tabs, news, held, waiting, stop } = open()
  const link = await tabs.attach('shop')
  await link.ask('actors.list')
  link.close()
  expect([...held, ...waiting.keys()]).toEqual([])
  stop()
  expect(news.at(-1)).toEqual({ type: 'tab.gone', id: 'shop' })
})
