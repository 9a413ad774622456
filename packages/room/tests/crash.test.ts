import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type Host, openHost } from '../src/host/host.ts'
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

function openLamp(): Promise<Host> {
  const root = createActor(lampMachine).start()
  const later = () => () => undefined
  return Promise.resolve(openHost({ root, world: {}, clock: { now: () => 0 }, later }, registry))
}

function open(opening = openLamp) {
  const channel = channels()
  const { presence, ...rest } = locks()
  const host = createSharedHost(opening)
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

test('refuses the requests of a room if the host cannot open, and of a closed room', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { tabs, stop } = open(() => Promise.reject(new Error('The host cannot open')))
  const link = await tabs.attach('shop')
  await expect(link.ask('actors.list')).rejects.toThrow('The host cannot open')
  link.close()
  await expect(link.ask('actors.list')).rejects.toThrow('The room was closed')
  stop()
  // Node reports unhandled rejections after all microtasks of a task.
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
