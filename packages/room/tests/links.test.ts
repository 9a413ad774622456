import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { distantTabs } from '../src/link/distant-tabs.ts'
import { createLinks } from '../src/link/links.ts'
import type { Channel, Message } from '../src/link/messages.ts'
import type { Tabs } from '../src/link/tabs.ts'
import { noFilters } from '../src/machines/filters.ts'
import { openThere } from '../src/record/player.ts'
import type { Recording } from '../src/record/recording.ts'
import { roomWith } from '../src/room-effects.ts'

function createLoop() {
  const listeners = new Set<(message: Message) => void>()
  const posted: Message[] = []
  const channel: Channel = {
    post: (message) => posted.push(message),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => undefined,
  }
  const receive = (message: Message) => {
    for (const listener of listeners) listener(message)
  }
  return { channel, posted, receive }
}

test('a link takes no answer of another tab, also one that arrives after its own link was closed', async () => {
  const { channel, posted, receive } = createLoop()
  const onLost = vi.fn(() => () => undefined)
  const tabs = distantTabs(channel, { onLost }, 'room')
  const [first, second] = [await tabs.attach('first'), await tabs.attach('second')]
  first.ask('actors.list').catch(() => undefined)
  const answer = second.ask('actors.list')
  const [firstNumber, secondNumber] = posted.flatMap((message) =>
    message.kind === 'ask' ? [message.number] : [],
  )
  first.close()
  receive({ kind: 'answer', room: 'room', number: firstNumber ?? 0, answer: 'of the first tab' })
  expect(onLost).not.toHaveBeenCalled()
  receive({ kind: 'answer', room: 'room', number: secondNumber ?? 0, answer: 'of the second tab' })
  await expect(answer).resolves.toBe('of the second tab')
  expect(onLost).toHaveBeenCalledExactlyOnceWith('second', expect.any(Function))
})

/** A room with one tab, whose first request is answered by `ask`. */
function attachRoom(ask: () => Promise<never>) {
  const close = vi.fn()
  let notify: Parameters<Tabs['watch']>[0] = () => undefined
  const tabs: Tabs = {
    watch(listener) {
      notify = listener
      listener({ type: 'tab.found', tab: { id: 'tab', title: 'Lamps', address: '/', since: 0 } })
      return () => undefined
    },
    attach: () => Promise.resolve({ ask, onChange: () => () => undefined, close }),
  }
  const inspectorUrl = {
    read: () => shown,
    write: () => undefined,
    of: () => '',
    watch: () => () => undefined,
  }
  const shown = { selection: {}, filters: noFilters }
  const room = createActor(roomWith({ tabs, links: createLinks(tabs), inspectorUrl }), {
    input: shown,
  }).start()
  const goAway = () => notify({ type: 'tab.gone', id: 'tab' })
  return { room, close, goAway }
}

test('closes the link to a tab that refuses the first request', async () => {
  const { room, close } = attachRoom(() => Promise.reject(new Error('The host cannot open')))
  await expect.poll(() => room.getSnapshot().matches('alone')).toBe(true)
  expect(close).toHaveBeenCalledOnce()
})

test('closes the link to a tab that has gone before it answered', async () => {
  const ask = vi.fn(() => new Promise<never>(() => undefined))
  const { close, goAway } = attachRoom(ask)
  await expect.poll(() => ask).toHaveBeenCalled()
  goAway()
  expect(close).toHaveBeenCalledOnce()
})

const recording = {} as Recording

test('closes the link to the application if a replay cannot be opened there', async () => {
  const close = vi.fn()
  const ask = () => Promise.reject(new Error('The application cannot replay'))
  const opened = openThere(recording, { ask, onChange: () => () => undefined, close }, 1)
  await expect(opened).rejects.toThrow('The application cannot replay')
  expect(close).toHaveBeenCalledOnce()
})

test('closes the link to the application with the replay, even if the application is gone', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const close = vi.fn()
  const ask = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('The room was closed'))
  const opened = await openThere(recording, { ask, onChange: () => () => undefined, close }, 1)
  if ('link' in opened) opened.link.close()
  // Node reports unhandled rejections after all microtasks of a task.
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect([close, unhandled].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
