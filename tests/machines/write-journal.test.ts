import { describe, expect, it } from 'vitest'
import { openSession, signInStores } from '../../machines/domain/accounts.ts'
import { emptyCart } from '../../machines/domain/cart.ts'
import { guest } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace, lamp, mug } from '../../machines/fixtures/examples.ts'
import { pruneApplied } from '../../machines/optimistic/write-journal.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

import { add, cartOf, nextPage, openCart, openWishlist, portsWithAccounts, quantities } from './pages.ts'

const day = 24 * 60 * 60 * 1000

describe('changes that a page could not write', () => {
  it('are written once by the next page, even if the first write is committed later', async () => {
    const ports = await portsWithAccounts()
    const cart = await cartOf(ports)
    ports.storage.gate.hold()
    cart.send(add)
    expect((await cartOf(nextPage(ports))).getSnapshot().context.stored.lines).toHaveLength(1)
    expect(quantities(ports)).toEqual([1])
    ports.storage.gate.release()
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
    expect(cart.getSnapshot().context.stored.lines).toEqual([expect.objectContaining({ quantity: 1 })])
  })

  it('are lost without a journal', async () => {
    const noJournal = { record() {}, drop() {}, entries: () => [], forget() {} }
    const ports = await portsWithAccounts({ journal: noJournal })
    const cart = await cartOf(ports)
    ports.storage.gate.hold()
    cart.send(add)
    expect((await cartOf(nextPage(ports))).getSnapshot().context.stored.lines).toEqual([])
  })

  it('are written in their original order', async () => {
    const ports = await portsWithAccounts()
    const cart = await cartOf(ports)
    ports.storage.gate.hold()
    for (let time = 1; time <= 12; time += 1) {
      cart.send(add)
      cart.send({ type: 'cart.remove', id: lamp.id })
    }
    cart.send({ type: 'cart.add', product: mug })
    const next = await cartOf(nextPage(ports))
    expect(next.getSnapshot().context.stored.lines).toMatchObject([{ product: { id: mug.id }, quantity: 1 }])
  })

  it('are not written again by a page that opens while another one is open', async () => {
    const ports = await portsWithAccounts()
    const cart = await cartOf(ports)
    for (let time = 1; time <= 12; time += 1) {
      cart.send(add)
      await waitFor(cart, (snapshot) => snapshot.matches('settled'))
      await cartOf(nextPage(ports))
      expect(quantities(ports)).toEqual([time])
    }
  })

  it('are written by the next page even if no write had begun', async () => {
    const ports = await adasPorts()
    const { actors } = await adasShop(ports)
    ports.storage.gate.hold()
    ports.storage.tell({ type: 'storage.changed', stores: ['cart', 'wishlist'] })
    actors.cart.send(add)
    actors.wishlist.send({ type: 'wishlist.toggle', product: mug })
    const { actors: next } = await adasShop(nextPage(ports))
    expect(next.cart.getSnapshot().context.stored.lines).toEqual([expect.objectContaining({ quantity: 3 })])
    await waitFor(next.wishlist, ({ context }) => context.stored.length === 1)
  })

  it('are dropped without a report if their account was deleted', async () => {
    const ports = await portsWithAccounts()
    const change = { type: 'wishlist.add', product: mug, entry: 'late' } as const
    ports.journal.record('wishlist', change.entry, { owner: 'deleted', change })
    const page = nextPage(ports)
    const next = openWishlist(page)
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(ports.journal.entries('wishlist')).toEqual([])
    expect(ports.storage.contents('wishlist')).toEqual([])
    expect(page.log.entries).toEqual([])
  })

  it('are written for their owner', async () => {
    const ports = await portsWithAccounts()
    const wishlist = openWishlist(ports)
    ports.storage.gate.hold()
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    wishlist.send({ type: 'owner.changed', owner: ada.id })
    const next = openWishlist(nextPage(ports), grace.id)
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(next.getSnapshot().context.stored).toEqual([])
    expect(ports.storage.contents('wishlist')).toEqual([{ owner: ada.id, products: [mug] }])
    expect(ports.journal.entries('wishlist')).toEqual([])
  })
})

describe('a committed change whose journal entry reappears', () => {
  /** A browser that was killed may have lost the last removals from localStorage. */
  async function restoreEntry(kind: 'cart' | 'wishlist', ports: FakePorts): Promise<void> {
    const restores: (() => void)[] = []
    const { record } = ports.journal
    ports.journal.record = (...args) => {
      restores.push(() => record(...args))
      record(...args)
    }
    if (kind === 'cart') {
      const cart = openCart(ports, guest)
      cart.send(add)
      await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    } else {
      const wishlist = openWishlist(ports, guest)
      wishlist.send({ type: 'wishlist.toggle', product: mug })
      await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
    }
    expect(ports.journal.entries(kind)).toEqual([])
    for (const restore of restores) restore()
    expect(ports.journal.entries(kind)).toHaveLength(1)
  }

  it('is not applied again after an order', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('cart', ports)
    // The cart after an order.
    await ports.storage.seed('cart', { ...emptyCart, owner: guest })
    openCart(nextPage(ports), guest)
    await expect.poll(() => ports.journal.entries('cart')).toEqual([])
    expect(quantities(ports)).toEqual([])
  })

  it('is not applied again after a sign-in', async () => {
    const ports = await portsWithAccounts()
    await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
    await restoreEntry('cart', ports)
    await ports.storage.transact('write', signInStores, (tx) => openSession(tx, ada, ports.clock.now()))
    await cartOf(nextPage(ports))
    expect(ports.journal.entries('cart')).toEqual([])
    expect(quantities(ports)).toEqual([1])
  })

  it('is not applied again to a wishlist from which its product was removed', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('wishlist', ports)
    await ports.storage.seed('wishlist', { owner: guest, products: [] })
    const next = openWishlist(nextPage(ports), guest)
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(ports.storage.contents('wishlist')).toEqual([{ owner: guest, products: [] }])
  })

  it('is not applied again after many newer changes', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('cart', ports)
    const cart = openCart(fakePorts({ storage: ports.storage }), guest)
    for (let time = 1; time <= 20; time += 1) {
      cart.send(add)
      await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    }
    openCart(nextPage(ports), guest)
    await expect.poll(() => ports.journal.entries('cart')).toEqual([])
    expect(quantities(ports)).toEqual([21])
  })

  it('is remembered while it is in the journal, and forgotten a month after its removal', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('cart', ports)
    ports.clock.advance(31 * day)
    await pruneApplied(ports)
    expect(ports.storage.contents('appliedChanges')).toHaveLength(1)
    openCart(nextPage(ports), guest)
    await expect.poll(() => ports.journal.entries('cart')).toEqual([])
    await pruneApplied(ports)
    expect(ports.storage.contents('appliedChanges')).toEqual([])
    await cartOf(ports).then((cart) => cart.send(add))
    await expect.poll(() => ports.storage.contents('appliedChanges')).toHaveLength(1)
    ports.clock.advance(30 * day)
    await pruneApplied(ports)
    expect(ports.storage.contents('appliedChanges')).toHaveLength(1)
    ports.clock.advance(1)
    await pruneApplied(ports)
    expect(ports.storage.contents('appliedChanges')).toEqual([])
  })

  it('is remembered while it is in the journal of a wishlist', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('wishlist', ports)
    ports.clock.advance(31 * day)
    await pruneApplied(ports)
    expect(ports.storage.contents('appliedChanges')).toHaveLength(1)
  })

  it('does not write a record that was removed in the meantime', async () => {
    const ports = await portsWithAccounts()
    await restoreEntry('wishlist', ports)
    await ports.storage.transact('write', ['wishlist'], (tx) => tx.remove('wishlist', guest))
    const next = openWishlist(nextPage(ports), guest)
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(ports.storage.contents('wishlist')).toEqual([])
  })
})
