import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import type { FormValues } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasShop } from './customer.ts'

export const adasAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: ada.email,
  address: '12 St James Square',
  city: 'London',
  state: 'London',
  zipCode: 'SW1Y 4JH',
  country: 'UK',
}

export const adasCard: FormValues = {
  cardName: 'Ada Lovelace',
  cardNumber: new Secret('cardNumber', '4242 4242 4242 4242'),
  expiryDate: '12/40',
  cvv: new Secret('cardCode', '907'),
}

/** One tab of Ada's with the checkout open. */
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
    /** The payment's second and a half passes. */
    async pay() {
      form()?.send({ type: 'form.submit' })
      await waitFor(checkout, (snapshot) => snapshot.hasTag('busy'))
      tab.clock.increment(1_500)
      await waitFor(checkout, (snapshot) => !snapshot.hasTag('busy'))
    },
  }
}

/** Everything is typed, and nothing sent. */
export async function filledCheckout(ports: FakePorts) {
  const tab = await adasCheckout(ports)
  tab.fill({ ...adasAddress, ...adasCard })
  return tab
}
