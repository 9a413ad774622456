import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { StorageError } from '../../machines/domain/errors.ts'
import { applyToWishlist, mergedWishlist, toggled, undoOf } from '../../machines/domain/wishlist.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace, lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import { wishlistWith } from '../../machines/wishlist/wishlist.effects.ts'
import { waitFor } from '../wait.ts'
import { portsWithAccounts } from './pages.ts'

const wishesIn = (ports: FakePorts, owner: string) =>
  ports.storage.contents('wishlist').find((kept) => kept.owner === owner)?.products

async function openWishlist(ports: FakePorts) {
  const wishlist = createActor(wishlistWith(ports), { input: { owner: ada.id, session: 'page-1' } }).start()
  await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
  return wishlist
}

describe('the wishlist', () => {
  it('is read from storage, and stores additions and removals', async () => {
    const ports = await portsWithAccounts()
    await ports.storage.seed('wishlist', { owner: ada.id, products: [lamp] })
    await ports.storage.seed('wishlist', { owner: grace.id, products: [scarf] })
    const wishlist = await openWishlist(ports)
    expect(wishlist.getSnapshot().context.stored).toEqual([lamp])
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    wishlist.send({ type: 'wishlist.toggle', product: lamp })
    await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
    expect(wishesIn(ports, ada.id)).toEqual([mug])
    expect(wishesIn(ports, grace.id)).toEqual([scarf])
  })

  it('follows the changes of another tab', async () => {
    const ports = await portsWithAccounts()
    const wishlist = await openWishlist(ports)
    await ports.storage.seed('wishlist', { owner: ada.id, products: [mug] })
    wishlist.send({ type: 'storage.changed' })
    await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
    expect(wishlist.getSnapshot().context.stored).toEqual([mug])
  })

  it('is empty if it cannot be read, which is logged', async () => {
    const ports = await portsWithAccounts()
    ports.storage.gate.fail(new Error('unreadable'))
    const wishlist = await openWishlist(ports)
    expect(wishlist.getSnapshot().context.stored).toEqual([])
    expect(ports.log.entries.map(({ level }) => level)).toEqual(['error'])
  })

  it('logs that a change could not be written', async () => {
    const ports = await portsWithAccounts()
    const wishlist = await openWishlist(ports)
    ports.storage.refuseWrites('full')
    wishlist.send({ type: 'wishlist.toggle', product: lamp })
    await waitFor(wishlist, (snapshot) => snapshot.matches('refused'))
    expect(ports.log.entries).toMatchObject([{ level: 'error', facts: { error: expect.any(StorageError) } }])
  })

  it('saves the last change of an owner who signs out', async () => {
    const ports = await portsWithAccounts()
    const wishlist = await openWishlist(ports)
    ports.storage.gate.hold()
    wishlist.send({ type: 'wishlist.toggle', product: lamp })
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    wishlist.send({ type: 'owner.changed', owner: grace.id })
    expect(ports.journal.entries('wishlist')).toMatchObject(
      [lamp, mug].map((product) => ({ owner: ada.id, change: { type: 'wishlist.add', product } })),
    )
    ports.storage.gate.release()
    await expect.poll(() => wishesIn(ports, ada.id)?.length).toBe(2)
    await expect.poll(() => ports.journal.entries('wishlist')).toEqual([])
    expect(wishesIn(ports, grace.id)).toBeUndefined()
    expect(ports.log.entries).toEqual([])
  })

  it('reads the stored wishlist again after that write', async () => {
    const ports = await portsWithAccounts()
    const wishlist = await openWishlist(ports)
    ports.storage.gate.hold()
    wishlist.send({ type: 'wishlist.toggle', product: lamp })
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    wishlist.send({ type: 'owner.changed', owner: ada.id })
    ports.storage.gate.release()
    await waitFor(wishlist, ({ context }) => context.stored.length === 2)
  })

  it('reports that the last change was lost if it could not be stored', async () => {
    const ports = await portsWithAccounts()
    const wishlist = await openWishlist(ports)
    ports.storage.gate.hold()
    wishlist.send({ type: 'wishlist.toggle', product: lamp })
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    ports.storage.refuseWrites('full')
    wishlist.send({ type: 'owner.changed', owner: grace.id })
    ports.storage.gate.release()
    await expect
      .poll(() => ports.log.entries)
      .toMatchObject([{ level: 'error', facts: { error: expect.any(StorageError) } }])
  })
})

describe('a product of the wishlist', () => {
  it('is added once, at the end, and restored at its former place', () => {
    expect(applyToWishlist([lamp, mug], { type: 'wishlist.add', product: lamp })).toEqual([lamp, mug])
    expect(applyToWishlist([lamp], { type: 'wishlist.add', product: mug })).toEqual([lamp, mug])
    expect(applyToWishlist([lamp, mug], { type: 'wishlist.remove', id: lamp.id })).toEqual([mug])
    const back = { type: 'wishlist.restore', product: scarf, at: 1 } as const
    expect(applyToWishlist([lamp, mug], back)).toEqual([lamp, scarf, mug])
    expect(applyToWishlist([lamp, scarf], back)).toEqual([lamp, scarf])
  })

  it('is removed if it is in the list, and otherwise added', () => {
    expect(toggled([lamp], lamp)).toEqual({ type: 'wishlist.remove', id: lamp.id })
    expect(toggled([lamp], mug)).toEqual({ type: 'wishlist.add', product: mug })
  })

  it('offers undo only for a removal', () => {
    expect(undoOf([lamp, mug], { type: 'wishlist.remove', id: mug.id })).toEqual({
      type: 'wishlist.restore',
      product: mug,
      at: 1,
    })
    expect(undoOf([lamp], { type: 'wishlist.remove', id: mug.id })).toBeUndefined()
    expect(undoOf([lamp], { type: 'wishlist.add', product: lamp })).toBeUndefined()
  })

  it('of a guest is appended to those of the account, without duplicates', () => {
    expect(mergedWishlist([lamp, mug], [mug, scarf])).toEqual([lamp, mug, scarf])
  })
})
