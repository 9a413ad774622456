import { expect, it } from 'vitest'
import { lineProduct } from '../../machines/domain/cart.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'
import { filledCheckout } from './buyer.ts'
import { adasPorts } from './customer.ts'

it('places an order with the currency, the rate and the totals of the moment it was sent', async () => {
  const cheap = { ...lamp, price: 340 }
  const ports = await adasPorts({ lines: [{ product: lineProduct(cheap), quantity: 3 }] }, [cheap])
  const tab = await filledCheckout(ports)
  tab.actors.preferences.send({ type: 'preferences.currency', currency: 'EUR' })
  tab.submit()
  await waitFor(tab.checkout, (snapshot) => snapshot.hasTag('busy'))
  tab.actors.preferences.send({ type: 'preferences.currency', currency: 'GBP' })
  tab.clock.increment(1_500)
  await waitFor(tab.checkout, (snapshot) => snapshot.matches('placed'))
  expect(ports.storage.contents('orders')[0]).toMatchObject({
    items: [{ unitPrice: 313, quantity: 3 }],
    totals: { subtotal: 939, shipping: 0, tax: 94, total: 1_033 },
    currency: 'EUR',
    rate: 0.92,
  })
})
