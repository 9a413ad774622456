import { SimulatedClock } from 'xstate'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import type { AddProductAccess } from '../../machines/domain/access.ts'
import type { Cart } from '../../machines/domain/cart.ts'
import type { FormValues } from '../../machines/domain/form.ts'
import type { Product } from '../../machines/domain/product.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, adasOrder, lamp, mug, twoLamps } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

/** Ports of a browser in which Ada is signed in, with this cart. */
export async function adasPorts(cart: Cart = twoLamps, sold: Product[] = [lamp, mug]): Promise<FakePorts> {
  const one = sold.filter(({ id }) => id <= 1_000)
  const two = sold.filter(({ id }) => id > 1_000)
  const ports = fakePorts({ sources: createFakeSources({ one, two }) })
  await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
  await ports.storage.seed('user', { key: 'current', id: ada.id })
  await ports.storage.seed('cart', { ...cart, owner: ada.id })
  return ports
}

/** Opens a tab of Ada’s, and waits until her cart is read. */
export async function adasShop(ports: FakePorts, addProduct?: AddProductAccess) {
  const clock = new SimulatedClock()
  const shop = openShop(ports, addProduct, { clock }).start()
  const actors = shop.system.getAll()
  await waitFor(actors.session, (snapshot) => snapshot.matches('signedIn'))
  await waitFor(actors.cart, (snapshot) => snapshot.context.owner === ada.id && !snapshot.hasTag('loading'))
  return { shop, clock, actors }
}

export const adasAddress = { ...adasOrder.shipping }

export const adasCard: FormValues = {
  cardName: 'Ada Lovelace',
  cardNumber: new Secret('cardNumber', '4242 4242 4242 4242'),
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
}

/** Opens a tab of Ada’s with the checkout. */
export async function adasCheckout(ports: FakePorts) {
  const tab = await adasShop(ports)
  const checkout = openScreen(tab.shop, 'checkout', checkoutWith(ports), {
    user: ada,
  }).start()
  await waitFor(checkout, (snapshot) => !snapshot.hasTag('loading'))
  const form = () => checkout.getSnapshot().children.form
  return {
    ...tab,
    checkout,
    form,
    fill(values: FormValues) {
      for (const [name, value] of Object.entries(values)) form()?.send({ type: 'field.changed', name, value })
    },
    submit() {
      form()?.send({ type: 'form.submit' })
    },
    /** Submits the form, and lets the 1.5 seconds of the payment pass. */
    async pay() {
      form()?.send({ type: 'form.submit' })
      await waitFor(checkout, (snapshot) => snapshot.hasTag('busy'))
      tab.clock.increment(1_500)
      await waitFor(checkout, (snapshot) => !snapshot.hasTag('busy'))
    },
  }
}

/** Fills in the whole checkout form without submitting it. */
export async function filledCheckout(ports: FakePorts) {
  const tab = await adasCheckout(ports)
  tab.fill({ ...adasAddress, ...adasCard })
  return tab
}
