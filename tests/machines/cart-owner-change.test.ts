import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { openSession, signInStores } from '../../machines/domain/accounts.ts'
import { type Cart, emptyCart, totalItems } from '../../machines/domain/cart.ts'
import { StorageError } from '../../machines/domain/errors.ts'
import { guest } from '../../machines/domain/user.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts } from './customer.ts'

const quantities = (cart: Cart) => cart.lines.map(({ product, quantity }) => [product.id, quantity])

describe('cart changes of a guest when another tab signs in', () => {
  const guests = async () => {
    const ports = await adasPorts({ lines: [] })
    await ports.storage.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
    const actors = openShop(ports, 'admin').start().system.getAll()
    await waitFor(actors.session, (snapshot) => snapshot.matches('signedOut'))
    await waitFor(actors.cart, (snapshot) => snapshot.matches('settled'))
    return { ports, actors }
  }
  const ofAda = ({ storage }: FakePorts) => storage.contents('cart').find(({ owner }) => owner === ada.id)

  it('move to the account even if they are not written yet', async () => {
    const { ports, actors } = await guests()
    ports.storage.gate.hold()
    actors.cart.send({ type: 'cart.add', product: lamp })
    actors.cart.send({ type: 'cart.add', product: mug })
    ports.storage.gate.release()
    await ports.storage.otherTab.transact('write', signInStores, (tx) =>
      openSession(tx, ada, ports.clock.now()),
    )
    await waitFor(actors.cart, ({ context }) => context.owner === ada.id)
    await waitFor(actors.cart, ({ context }) => totalItems(context.stored) === 2)
    expect(quantities(ofAda(ports) ?? emptyCart)).toEqual([
      [lamp.id, 1],
      [mug.id, 1],
    ])
    expect(ports.storage.contents('cart').find(({ owner }) => owner === guest)?.lines).toEqual([])
  })

  it('are refused when storage is full, and can be retried', async () => {
    const { ports, actors } = await guests()
    ports.storage.gate.hold()
    actors.cart.send({ type: 'cart.add', product: lamp })
    actors.cart.send({ type: 'cart.add', product: mug })
    ports.storage.refuseWrites('full')
    actors.cart.send({ type: 'owner.changed', owner: ada.id })
    ports.storage.gate.release()
    await waitFor(actors.cart, (snapshot) => snapshot.matches('refused'))
    const facts = { error: expect.any(StorageError) }
    expect(ports.log.entries).toContainEqual({
      level: 'error',
      text: 'Changes of the cart could not be written',
      facts,
    })
    expect(totalItems(actors.cart.getSnapshot().context.shown)).toBe(0)
    ports.storage.refuseWrites()
    await ports.storage.otherTab.transact('write', signInStores, (tx) =>
      openSession(tx, ada, ports.clock.now()),
    )
    actors.cart.send({ type: 'write.retry' })
    await waitFor(actors.cart, ({ context }) => totalItems(context.stored) === 2)
    expect(ports.journal.entries('cart')).toEqual([])
  })
})

it('shows an empty cart if the cart cannot be read, and logs the error', async () => {
  const ports = await adasPorts()
  ports.storage.gate.fail(new StorageError('failed', 'unreadable'))
  const cart = createActor(cartWith(ports), { input: { owner: ada.id, session: 'page-1' } }).start()
  await waitFor(cart, (snapshot) => !snapshot.hasTag('loading'))
  expect(cart.getSnapshot().context.stored).toEqual(emptyCart)
  expect(ports.log.entries).toEqual([
    expect.objectContaining({
      level: 'error',
      text: 'The cart could not be read; an empty one is used.',
    }),
  ])
  cart.stop()
})
