import { describe, expect, it } from 'vitest'
import { applyToCart } from '../../machines/domain/cart.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp, mug, savedVisa, twoLamps } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'
import { adasAddress, adasCard, adasCheckout, adasPorts, filledCheckout } from './customer.ts'

const ordersIn = (ports: FakePorts) => ports.storage.contents('orders')
const linesIn = (ports: FakePorts) => ports.storage.contents('cart')[0]?.lines
const numberOf = (text: string) => ({ cardNumber: new Secret('cardNumber', text) })

describe('a checkout', () => {
  it('is prefilled from the settings and the default card, and opens for a new card', async () => {
    const ports = await adasPorts()
    const address = {
      street: '1 Engine Row',
      city: 'London',
      state: '',
      zipCode: 'N1',
      country: 'UK' as const,
    }
    await ports.storage.seed('settings', { ...defaultSettings(ada), owner: ada.id, address })
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
    const { form } = await adasCheckout(ports)
    expect(form()?.getSnapshot().context.values).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada.email,
      address: '1 Engine Row',
      zipCode: 'N1',
      country: 'UK',
      cardName: 'Ada King',
      card: 'new',
      expiryDate: '',
      saveAddress: true,
    })
  })

  it('offers no saved card if none is stored', async () => {
    const { checkout } = await adasCheckout(await adasPorts())
    expect(checkout.getSnapshot().context.cards).toEqual([])
  })

  it('redirects to /cart when the cart is empty', async () => {
    const ports = await adasPorts({ lines: [] })
    const { checkout, actors } = await adasCheckout(ports)
    expect(checkout.getSnapshot().matches('cartEmpty')).toBe(true)
    await waitFor(actors.navigation, ({ context }) => context.place.path === '/cart')
  })

  it('takes 1.5 seconds, and places one order for the lines of the cart', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.submit()
    tab.submit()
    await waitFor(tab.checkout, (snapshot) => snapshot.matches({ open: { processing: 'paying' } }))
    tab.clock.increment(1_499)
    expect(tab.checkout.getSnapshot().matches({ open: { processing: 'paying' } })).toBe(true)
    tab.clock.increment(1)
    await waitFor(tab.checkout, (snapshot) => snapshot.matches('placed'))
    await waitFor(tab.actors.navigation, ({ context }) => context.place.path === '/order-confirmation')
    expect(ordersIn(ports)).toHaveLength(1)
    expect(ordersIn(ports)[0]).toMatchObject({
      items: [{ quantity: 2 }],
      totalAmount: 5_610,
      status: 'completed',
      shipping: adasAddress,
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
    })
    expect(ordersIn(ports)[0]?.number).toMatch(/^ORD-\d{1,6}$/)
    expect(linesIn(ports)).toEqual([])
    expect(ports.durability.persisted).toBe(true)
  })

  it('restores the typed values after a reload, but neither card number nor code', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.clock.increment(1_000)
    await expect.poll(() => ports.storage.contents('drafts').length).toBe(1)
    tab.shop.stop()
    expect(JSON.stringify(ports.storage.contents('drafts'))).not.toMatch(/4242|907/)

    const { form } = await adasCheckout(ports)
    const refilled = form()
    if (!refilled) throw new Error('The form is not open')
    const { context } = await waitFor(refilled, (snapshot) => snapshot.context.values.city === 'London')
    expect(context.values).toMatchObject({ ...adasAddress, cardName: 'Ada Lovelace', expiryDate: '12/40' })
    expect(JSON.stringify(context.values)).not.toMatch(/4242|907/)
  })

  it('deletes the draft once the order is placed', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.clock.increment(1_000)
    await expect.poll(() => ports.storage.contents('drafts').length).toBe(1)
    await tab.pay()
    await expect.poll(() => ports.storage.contents('drafts').length).toBe(0)
  })
})

describe('a checkout that fails', () => {
  it('reports a declined card, and changes nothing', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.fill(numberOf('4000 0000 0000 0002'))
    await tab.pay()
    expect(tab.checkout.getSnapshot().hasTag('declined')).toBe(true)
    expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
    expect(ports.toasts.visible()).toEqual(['paymentFailed'])

    tab.fill(numberOf('4242 4242 4242 4242'))
    await tab.pay()
    expect(tab.checkout.getSnapshot().matches('placed')).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
    expect(ports.toasts.visible()).toEqual(['orderPlaced'])
  })

  it('reports a declined card that is saved', async () => {
    const ports = await adasPorts()
    const declined = { ...savedVisa, last4: '0002' }
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [declined] })
    const tab = await filledCheckout(ports)
    tab.checkout.send({ type: 'checkout.card.chosen', card: declined.id })
    tab.fill({ cvv: new Secret('cardCode', '907') })
    await tab.pay()
    expect(tab.checkout.getSnapshot().hasTag('declined')).toBe(true)
  })

  it.each(['full', 'denied', 'failed'] as const)(
    'reports that the order cannot be stored if storage is %s',
    async (trouble) => {
      const ports = await adasPorts()
      const tab = await filledCheckout(ports)
      ports.storage.refuseWrites(trouble)
      await tab.pay()
      expect(tab.checkout.getSnapshot().hasTag('notSaved')).toBe(true)
      expect([ordersIn(ports), linesIn(ports)]).toEqual([[], twoLamps.lines])
      ports.storage.refuseWrites()
      await tab.pay()
      expect(ordersIn(ports)).toHaveLength(1)
    },
  )

  it('places no order if the cart has changed since it was shown', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.submit()
    await waitFor(tab.checkout, (snapshot) => snapshot.hasTag('busy'))
    await ports.storage.otherTab.transact('write', ['cart'], async (tx) => {
      const cart = await tx.get('cart', ada.id)
      if (cart) await tx.put('cart', { ...cart, ...applyToCart(cart, { type: 'cart.add', product: mug }) })
    })
    tab.clock.increment(1_500)
    await waitFor(tab.checkout, (snapshot) => snapshot.hasTag('changed'))
    expect(ordersIn(ports)).toEqual([])

    tab.checkout.send({ type: 'checkout.retry' })
    await waitFor(tab.checkout, (snapshot) => snapshot.hasTag('open') && !snapshot.hasTag('changed'))
    await waitFor(tab.actors.cart, ({ context }) => context.stored.lines.length === 2)
    tab.fill({ ...adasAddress, ...adasCard })
    await tab.pay()
    expect(ordersIn(ports)[0]?.items).toHaveLength(2)
  })

  it('places no order for products that are no longer sold', async () => {
    const ports = await adasPorts({ lines: [{ product: lamp, quantity: 1, gone: true }] }, [])
    const tab = await filledCheckout(ports)
    await tab.pay()
    expect(tab.checkout.getSnapshot().hasTag('changed')).toBe(true)
    expect(ordersIn(ports)).toEqual([])
  })
})

describe('a saved card', () => {
  it('requires only its code, and again for each card', async () => {
    const ports = await adasPorts()
    const expired = { ...savedVisa, id: 'card-2', expiryDate: '01/20', isDefault: false }
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa, expired] })
    const tab = await adasCheckout(ports)
    const problems = () => Object.keys(tab.form()?.getSnapshot().context.problems ?? {})
    tab.fill({ ...adasAddress, cvv: new Secret('cardCode', '907') })
    expect(problems()).toEqual(['cardNumber', 'expiryDate'])
    tab.checkout.send({ type: 'checkout.card.chosen', card: savedVisa.id })
    expect(problems()).toEqual(['cvv'])
    tab.fill({ cvv: new Secret('cardCode', '907') })
    expect(problems()).toEqual([])
    tab.checkout.send({ type: 'checkout.card.chosen', card: expired.id })
    expect(problems()).toEqual(['card', 'cvv'])
    tab.checkout.send({ type: 'checkout.card.chosen', card: savedVisa.id })
    tab.fill({ cvv: new Secret('cardCode', '907') })
    await tab.pay()
    expect(ordersIn(ports)[0]?.payment).toEqual({ kind: 'card', brand: 'visa', last4: '1881' })
  })

  it('counts as a new card if it was removed after the draft was stored', async () => {
    const ports = await adasPorts()
    const values = { ...adasAddress, card: 'removed-card' }
    await ports.storage.seed('drafts', { key: `${ada.id}/checkout`, owner: ada.id, values })
    const { form } = await adasCheckout(ports)
    const open = form()
    if (!open) throw new Error('The form is not open')
    const { context } = await waitFor(open, (snapshot) => snapshot.context.values.card === 'removed-card')
    expect(Object.keys(context.problems)).toEqual(['cardNumber', 'cardName', 'expiryDate', 'cvv'])
  })
})

it('leaves no card number and no code in contexts, events or stored data', async () => {
  const ports = await adasPorts()
  const tab = await filledCheckout(ports)
  const inspected: unknown[] = []
  tab.shop.system.inspect((event) => {
    inspected.push(
      'event' in event ? event.event : undefined,
      'snapshot' in event ? event.snapshot : undefined,
    )
  })
  await tab.pay()
  expect(tab.checkout.getSnapshot().context.submitted).toEqual({})
  const stores = ['orders', 'cart', 'drafts', 'paymentMethods', 'settings'] as const
  const storedText = JSON.stringify([stores.map((store) => ports.storage.contents(store)), ports.log.entries])
  const recorded = inspected.map((value) => toJson(value)).join()
  for (const secret of ['4242 4242', '42424242', '907']) {
    expect(storedText).not.toContain(secret)
    expect(recorded).not.toContain(secret)
  }
})

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
