import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { StorageError } from '../../machines/domain/errors.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { ada, grace, lamp } from '../../machines/fixtures/examples.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import { fc } from '../seeded.ts'
import { waitFor } from '../wait.ts'
import { add, addAccounts, cartOf, nextPage, openWishlist, portsWithAccounts, quantities } from './pages.ts'

describe('refused changes', () => {
  async function refusedOnce() {
    const ports = await portsWithAccounts()
    const cart = await cartOf(ports)
    ports.storage.refuseWrites('full')
    cart.send(add)
    await waitFor(cart, (snapshot) => snapshot.matches('refused'))
    return { ports, cart }
  }

  it('are still refused on the next page if storage refuses them again', async () => {
    const { ports } = await refusedOnce()
    const next = await cartOf(ports)
    expect(next.getSnapshot().value).toBe('refused')
    expect(next.getSnapshot().context.shown.lines).toEqual([])
    const refusal = {
      level: 'error',
      text: 'Changes of the cart could not be written',
      facts: { error: expect.any(StorageError) },
    }
    expect(ports.log.entries).toEqual([refusal, refusal])
    ports.storage.refuseWrites()
    next.send({ type: 'write.retry' })
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
    expect(ports.journal.entries('cart')).toEqual([])
  })

  it('are retried on their own page when another tab has written', async () => {
    const { ports, cart } = await refusedOnce()
    await cartOf(nextPage(ports))
    ports.storage.refuseWrites()
    cart.send({ type: 'storage.changed' })
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(cart.getSnapshot().context).toMatchObject({ refused: [], shown: { lines: [{ quantity: 1 }] } })
    expect(quantities(ports)).toEqual([1])
  })

  it('are written before later ones', async () => {
    const ports = await portsWithAccounts()
    ports.journal.record('cart', 'a', { owner: ada.id, change: { ...add, entry: 'a' } })
    ports.journal.record('cart', 'b', { owner: grace.id, change: { ...add, entry: 'b' } })
    ports.journal.record('cart', 'c', {
      owner: ada.id,
      change: { type: 'cart.remove', id: lamp.id, entry: 'c' },
    })
    const { transact } = ports.storage
    let writes = 0
    ports.storage.transact = (mode, ...args) => {
      writes += mode === 'write' ? 1 : 0
      return mode === 'write' && writes === 1
        ? Promise.reject(new StorageError('full', 'full'))
        : transact(mode, ...args)
    }
    const cart = await cartOf(ports)
    expect(cart.getSnapshot().context.refused.map(({ entry }) => entry)).toEqual(['a', 'c'])
    expect(ports.storage.contents('cart')).toEqual([])
    expect(ports.journal.entries('cart')).toHaveLength(3)
  })
})

it('writes no record for an account that another tab has deleted', async () => {
  const ports = await portsWithAccounts()
  const cart = await cartOf(ports)
  const wishlist = openWishlist(ports)
  await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
  await ports.storage.otherTab.transact('write', ['registeredUsers'], (tx) =>
    tx.remove('registeredUsers', ada.id),
  )
  cart.send(add)
  wishlist.send({ type: 'wishlist.toggle', product: lamp })
  await waitFor(cart, (snapshot) => snapshot.matches('settled'))
  await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
  expect(ports.storage.contents('cart')).toEqual([])
  expect(ports.storage.contents('wishlist')).toEqual([])
  expect(ports.journal.entries('cart')).toEqual([])
  expect(ports.journal.entries('wishlist')).toEqual([])
})

it('applies the additions of two open tabs exactly once, in whichever tab they are written', async () => {
  const tabStep = fc.record({
    tab: fc.nat({ max: 1 }),
    kind: fc.constantFrom('add', 'hold', 'release', 'open'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(tabStep, { maxLength: 20 }), async (steps) => {
      const storage = createFakeStorage()
      await addAccounts(storage)
      const entries: Record<string, string> = {}
      let count = 0
      let added = 0
      const open = () => {
        count += 1
        const tabStorage = createFakeStorage()
        const { gate } = tabStorage
        const transact: typeof storage.transact = async (...args) => {
          await gate.pass()
          return storage.transact(...args)
        }
        const ports = fakePorts({ journal: createJournal(entries), storage: { ...storage, gate, transact } })
        const input = { owner: ada.id, session: `tab-${count}` }
        return { gate, cart: createActor(cartWith(ports), { input }).start() }
      }
      const tabs = [open(), open()]
      for (const { tab, kind } of steps) {
        const chosenTab = tabs[tab] ?? open()
        if (kind === 'add') {
          chosenTab.cart.send({ type: 'cart.add', product: lamp })
          added += 1
        } else if (kind === 'open') {
          const thirdTab = open()
          await waitFor(thirdTab.cart, ({ value }) => value === 'settled')
          thirdTab.cart.stop()
        } else chosenTab.gate[kind === 'hold' ? 'hold' : 'release']()
        await Promise.resolve()
      }
      for (const { gate, cart } of tabs) {
        gate.release()
        await waitFor(cart, ({ value }) => value === 'settled')
      }
      const lines = storage.contents('cart').flatMap((cart) => cart.lines)
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added)
      expect(Object.keys(entries)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
