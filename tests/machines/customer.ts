import { SimulatedClock } from 'xstate'
import type { AddProductAccess } from '../../machines/domain/access.ts'
import { type Cart, lineProduct } from '../../machines/domain/cart.ts'
import type { Product } from '../../machines/domain/product.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

export const twoLamps: Cart = { lines: [{ product: lineProduct(lamp), quantity: 2 }] }

/** A world in which Ada has signed in before, with this in her cart. */
export async function adasPorts(cart: Cart = twoLamps, sold: Product[] = [lamp, mug]): Promise<FakePorts> {
  const one = sold.filter(({ id }) => id <= 1_000)
  const two = sold.filter(({ id }) => id > 1_000)
  const ports = fakePorts({ sources: createFakeSources({ one, two }) })
  await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
  await ports.storage.seed('user', { key: 'current', id: ada.id })
  await ports.storage.seed('cart', { ...cart, owner: ada.id })
  return ports
}

/** One tab of Ada's, her cart read. */
export async function adasShop(ports: FakePorts, addProduct?: AddProductAccess) {
  const clock = new SimulatedClock()
  const shop = openShop(ports, addProduct, { clock }).start()
  const actors = shop.system.getAll()
  await waitFor(actors.session, (snapshot) => snapshot.matches('signedIn'))
  await waitFor(actors.cart, (snapshot) => snapshot.context.owner === ada.id && !snapshot.hasTag('loading'))
  return { shop, clock, actors }
}
