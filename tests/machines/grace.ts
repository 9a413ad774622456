import type { AnyActorRef, SimulatedClock } from 'xstate'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import type { FieldValue } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { User } from '../../machines/domain/user.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { openScreen, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { fillAndSubmit, openRegister, password } from './auth-screens.ts'

interface Visit {
  shop: Shop
  ports: Ports
  clock: SimulatedClock
}

/** Registers Grace, who starts as a guest. */
export async function register({ shop, ports }: Visit) {
  const { cart, session } = shop.system.getAll()
  const screen = openRegister(shop, ports)
  fillAndSubmit(screen, {
    name: 'Grace Brewster Hopper',
    email: ' Grace@Example.com ',
    password,
    confirmPassword: password,
  })
  const { context } = await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  await waitFor(cart, (snapshot) => snapshot.context.stored.lines.length === 1)
  shop.send({ type: 'screen.closed', actor: screen })
  return context.user
}

/** Orders the lines of her cart with this card. */
export async function order(
  visit: Visit,
  user: User,
  { number, code }: { number: string; code: string },
): Promise<void> {
  const checkout = await halfFilledCheckout(visit, user)
  await checkout.finish(number, code)
}

const address = {
  address: '1 Compiler Way',
  city: 'Arlington',
  state: 'VA',
  zipCode: '22201',
  country: 'US',
}

function cardOf(number: string, code: string): Record<string, FieldValue> {
  return {
    cardName: 'Grace Hopper',
    cardNumber: new Secret('cardNumber', number),
    expiryDate: '12/40',
    cvv: new Secret('cardCode', code),
  }
}

/** Opens the checkout with her address typed; `finish` types the card and pays. */
export async function halfFilledCheckout({ shop, ports, clock }: Visit, user: User) {
  const checkout = openScreen(shop, 'checkout', checkoutWith(ports), { user }).start()
  await waitFor(checkout, (snapshot) => snapshot.hasTag('open'))
  type(checkout, address)
  return {
    async finish(number: string, code: string) {
      type(checkout, cardOf(number, code))
      formOf(checkout).send({ type: 'form.submit' })
      await waitFor(checkout, (snapshot) => snapshot.hasTag('busy'))
      clock.increment(1_500)
      await waitFor(checkout, (snapshot) => snapshot.matches('placed'))
      await waitFor(shop.system.get('orders'), (snapshot) => snapshot.context.orders.length === 1)
    },
  }
}

function type(screen: AnyActorRef, values: Record<string, FieldValue>): void {
  for (const [name, value] of Object.entries(values))
    formOf(screen).send({ type: 'field.changed', name, value })
}

function formOf(screen: AnyActorRef): { send(event: object): void } {
  return screen.getSnapshot().children.form
}
