import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import type { User } from '../../machines/domain/user.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { register } from '../machines/grace.ts'
import { waitFor } from '../wait.ts'
import { registry } from './purchase.ts'

/** Opens the checkout of a customer with a lamp in the cart. */
async function atCheckout() {
  const ports = fakePorts({ sources: createFakeSources({ one: [lamp] }) })
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  shop.system.get('cart').send({ type: 'cart.add', product: lamp })
  const user: User = await register({ shop, ports, clock })
  const checkout = openScreen(shop, 'checkout', checkoutWith(ports), { user }).start()
  await waitFor(checkout, (snapshot) => snapshot.matches('open'))
  const later = () => () => undefined
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  return { checkout, host }
}

test('Go to fills and submits the form, because only the form sends the event that leads there', async () => {
  const { checkout, host } = await atCheckout()
  const trip = await host.ask('drive.goTo', checkout.sessionId, 'checkout.open.processing')
  expect(trip?.end).toBe('arrived')
  expect(trip?.steps.map(({ child, event }) => [child, event])).toEqual([
    ['form', 'form.fill'],
    ['form', 'form.submit'],
    [undefined, 'form.submitted'],
  ])
  expect(checkout.getSnapshot().matches({ open: 'processing' })).toBe(true)
  expect(checkout.getSnapshot().children.form?.getSnapshot().hasTag('busy')).toBe(true)
  host.close()
})
