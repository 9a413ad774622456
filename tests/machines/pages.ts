import { onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import type { FakeStorage } from '../../machines/fakes/fake-storage.ts'
import { ada, grace, lamp } from '../../machines/fixtures/examples.ts'
import { wishlistWith } from '../../machines/wishlist/wishlist.effects.ts'
import { waitFor } from '../wait.ts'

export const add = { type: 'cart.add', product: lamp } as const
let pages = 0

/** A browser in which Ada and Grace have accounts. */
export async function portsWithAccounts(overrides?: Partial<FakePorts>): Promise<FakePorts> {
  const ports = fakePorts(overrides)
  await addAccounts(ports.storage)
  return ports
}

export function addAccounts(storage: FakeStorage): Promise<void> {
  const password = { salt: '', hash: '', rounds: 1 }
  return storage.seed('registeredUsers', { ...ada, password }, { ...grace, password })
}

export function openCart(ports: FakePorts, owner = ada.id) {
  pages += 1
  const cart = createActor(cartWith(ports), { input: { owner, session: `page-${pages}` } }).start()
  onTestFinished(() => void cart.stop())
  return cart
}

export async function cartOf(ports: FakePorts) {
  const cart = openCart(ports)
  await waitFor(cart, (snapshot) => !snapshot.hasTag('loading'))
  return cart
}

export function openWishlist(ports: FakePorts, owner = ada.id) {
  pages += 1
  const wishlist = createActor(wishlistWith(ports), { input: { owner, session: `page-${pages}` } }).start()
  onTestFinished(() => void wishlist.stop())
  return wishlist
}

/** The same browser, after the page has gone. */
export function nextPage({ storage, journal }: FakePorts): FakePorts {
  return fakePorts({
    ids: createFakeIds('next'),
    journal,
    storage: { ...storage, transact: storage.otherTab.transact },
  })
}

export const quantities = ({ storage }: FakePorts) =>
  storage.contents('cart').flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
