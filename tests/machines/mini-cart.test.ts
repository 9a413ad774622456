import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { openSession, signInStores } from '../../machines/domain/accounts.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { miniCartWith } from '../../machines/mini-cart/mini-cart.effects.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

let ports: FakePorts
let shop: Shop
const openMiniCart = () => {
  const miniCart = openScreen(shop, 'miniCart', miniCartWith(), undefined).start()
  miniCart.send({ type: 'miniCart.open' })
  return miniCart
}

beforeEach(async () => {
  ports = fakePorts()
  await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
  shop = openShop(ports).start()
  await waitFor(shop.system.getAll().session, (snapshot) => snapshot.matches('signedOut'))
})
afterEach(() => {
  shop.stop()
})

it('stays open while products are added', () => {
  const miniCart = openMiniCart()
  ports.environment.setDark(true)
  shop.send({ type: 'catalogue.updated', updates: [] })
  expect(miniCart.getSnapshot().matches('open')).toBe(true)
})

it('closes on navigation to another page', async () => {
  const miniCart = openMiniCart()
  shop.system.getAll().navigation.send({ type: 'navigation.push', to: '/cart' })
  await waitFor(miniCart, (snapshot) => snapshot.matches('closed'))
})

it('opens the cart page when the guest signs in, even in another tab', async () => {
  const miniCart = openMiniCart()
  await ports.storage.otherTab.transact('write', signInStores, (tx) =>
    openSession(tx, ada, ports.clock.now()),
  )
  await waitFor(miniCart, (snapshot) => snapshot.matches('closed'))
  await waitFor(shop, ({ context }) => context.place.path === '/cart')
})

it('opens the cart page when the restored session is signed in', async () => {
  shop.stop()
  await ports.storage.transact('write', signInStores, (tx) => openSession(tx, ada, ports.clock.now()))
  shop = openShop(ports).start()
  const miniCart = openMiniCart()
  expect(miniCart.getSnapshot().matches('open')).toBe(true)
  await waitFor(miniCart, (snapshot) => snapshot.matches('closed'))
  await waitFor(shop, ({ context }) => context.place.path === '/cart')
})

it('unsubscribes when it is closed', () => {
  const listen = vi.spyOn(shop, 'subscribe')
  const miniCart = openMiniCart()
  const unsubscribes = listen.mock.results.map(({ value }) => vi.spyOn(value, 'unsubscribe'))
  expect(unsubscribes).toHaveLength(1)
  miniCart.send({ type: 'miniCart.close' })
  expect(unsubscribes[0]).toHaveBeenCalledOnce()
})

it('works without a shop', () => {
  const miniCart = createActor(miniCartWith()).start()
  miniCart.send({ type: 'miniCart.open' })
  miniCart.send({ type: 'miniCart.close' })
  expect(miniCart.getSnapshot().matches('closed')).toBe(true)
})
