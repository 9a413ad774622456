import { expect, it, vi } from 'vitest'
import type { StorageChange } from '../../machines/domain/events.ts'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { eventually } from '../wait.ts'
import { aTab } from './databases.ts'
import { aCart, anOrder } from './examples.ts'

function heardBy(tab: ReturnType<typeof aTab>): StorageChange[] {
  const received: StorageChange[] = []
  tab.watch((news) => received.push(news))
  return received
}

it('reports changed stores to other tabs, but not to the tab that wrote', async () => {
  const one = aTab()
  const other = aTab({ name: one.name })
  const stranger = aTab()
  const [own, theirs, strange] = [heardBy(one), heardBy(other), heardBy(stranger)]
  await one.transact('write', ['cart', 'orders', 'wishlist'], async (tx) => {
    await tx.put('orders', anOrder())
    await tx.put('cart', aCart())
    await tx.get('wishlist', 'guest')
  })
  await eventually(() => expect(theirs).toEqual([{ type: 'storage.changed', stores: ['orders', 'cart'] }]))
  expect(own).toEqual([])
  expect(strange).toEqual([])
})

it('reports no change after reading or an aborted write', async () => {
  const one = aTab()
  const other = aTab({ name: one.name })
  const theirs = heardBy(other)
  await one.transact('write', ['cart'], (tx) => tx.get('cart', 'guest'))
  const undone = one.transact('write', ['cart'], async (tx) => {
    await tx.put('cart', aCart())
    throw new Error('Undone')
  })
  await expect(undone).rejects.toThrow('Undone')
  await one.transact('write', ['orders'], (tx) => tx.put('orders', anOrder()))
  await eventually(() => expect(theirs).toEqual([{ type: 'storage.changed', stores: ['orders'] }]))
})

it('reports nothing to a listener that has unsubscribed', async () => {
  const one = aTab()
  const other = aTab({ name: one.name })
  const stopped: StorageChange[] = []
  other.watch((news) => stopped.push(news))()
  const theirs = heardBy(other)
  await one.transact('write', ['cart'], (tx) => tx.put('cart', aCart()))
  await eventually(() => expect(theirs).toHaveLength(1))
  expect(stopped).toEqual([])
})

it('ignores messages that are no lists of stores', async () => {
  const one = aTab()
  const theirs = heardBy(one)
  const channel = new BroadcastChannel(one.name)
  for (const odd of [null, 'cart', { stores: ['cart'] }, ['__proto__', 7], []]) channel.postMessage(odd)
  channel.postMessage(['cart', '__proto__', 'nonsense'])
  await eventually(() => expect(theirs).toEqual([{ type: 'storage.changed', stores: ['cart'] }]))
  channel.close()
})

it('reports a change of everything when a page is restored from the back/forward cache', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const tab = aTab()
  vi.unstubAllGlobals()
  const received = heardBy(tab)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(received).toEqual([])
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(received).toEqual([{ type: 'storage.changed', stores: [...storeNames] }])
  await tab.close()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(received).toHaveLength(1)
})
