// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { relayOf } from '../src/xstate5-host.ts'
import { lampMachine } from './lamp.ts'

afterEach(() => vi.restoreAllMocks())

function open() {
  const root = createActor(lampMachine).start()
  const now = vi.fn(() => 0)
  const host = openHost(
    { root, world: {}, clock: { now }, later: () => () => undefined },
    {
      machines: [],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  return { root, now, host }
}

/** Returns the listeners that are added to the page and not removed again. */
function pageListeners(): Set<unknown> {
  const added = new Set<unknown>()
  const { addEventListener: add, removeEventListener: remove } = window
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
    const [, listener, options] = given
    added.add(listener)
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => added.delete(listener))
    add.apply(window, given)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
    added.delete(given[1])
    remove.apply(window, given)
  })
  return added
}

test('can record after the start of a recording has failed, which leaves no listeners in the page', async () => {
  const { now, host } = open()
  const listeners = pageListeners()
  now.mockImplementationOnce(() => {
    throw new Error('The clock is broken')
  })
  await expect(host.ask('record.start')).rejects.toThrow('The clock is broken')
  expect([...listeners]).toEqual([])
  await host.ask('record.start')
  expect(await host.ask('record.state')).toMatchObject({ isRecording: true })
  expect(listeners.size).toBeGreaterThan(0)
  host.close()
  expect([...listeners]).toEqual([])
})

test('starts no recording if the host is closed while the code for the page is loaded', async () => {
  const { root, host } = open()
  const listeners = pageListeners()
  const { deliver } = relayOf(root.system)
  const starting = host.ask('record.start')
  host.close()
  await starting
  expect(relayOf(root.system).deliver).toBe(deliver)
  expect([...listeners]).toEqual([])
})
