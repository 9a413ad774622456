import { describe, expect, it } from 'vitest'
import { isNewAddress } from '../../machines/checkout/submission.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings, type UserSettings } from '../../machines/domain/settings.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, savedVisa, twoLamps } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'
import { adasAddress, adasCheckout, adasPorts, filledCheckout } from './customer.ts'

const home: UserSettings['address'] = {
  street: '12 St James Square',
  city: 'London',
  state: 'London',
  zipCode: 'SW1Y 4JH',
  country: 'UK',
}
const otherAddress: UserSettings['address'] = { ...home, street: '1 Engine Row', zipCode: 'N1' }
const ordersIn = (ports: FakePorts) => ports.storage.contents('orders')
const settingsIn = (ports: FakePorts) => ports.storage.contents('settings')
const cardsIn = (ports: FakePorts) => ports.storage.contents('paymentMethods')[0]?.cards ?? []

describe('the shipping address of an order', () => {
  it('is offered to be saved only if the account has no address or an incomplete one', async () => {
    const ports = await adasPorts()
    const isOffered = async (address: UserSettings['address']) => {
      await ports.storage.seed('settings', { ...defaultSettings(ada), owner: ada.id, address })
      return (await adasCheckout(ports)).form()?.getSnapshot().context.values.saveAddress
    }
    expect(await isOffered(home)).toBe(false)
    expect(await isOffered({ ...home, city: ' ' })).toBe(true)
  })

  it('is saved if the settings have no address, and fills in the next checkout', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    await tab.pay()
    expect(settingsIn(ports)).toEqual([{ ...defaultSettings(ada), address: home, owner: ada.id }])
    tab.shop.stop()
    await ports.storage.seed('cart', { ...twoLamps, owner: ada.id })
    const next = await adasCheckout(ports)
    expect(next.form()?.getSnapshot().context.values).toMatchObject({ ...adasAddress, saveAddress: false })
  })

  it('is saved neither without the customer’s choice nor over another address by default', async () => {
    const unwanted = await adasPorts()
    const tab = await filledCheckout(unwanted)
    tab.fill({ saveAddress: false })
    await tab.pay()
    expect(settingsIn(unwanted)).toEqual([])

    const ports = await adasPorts()
    const settings = { ...defaultSettings(ada), phone: '555', address: otherAddress, owner: ada.id }
    await ports.storage.seed('settings', settings)
    await (await filledCheckout(ports)).pay()
    expect(ordersIn(ports)).toHaveLength(1)
    expect(settingsIn(ports)).toEqual([settings])
  })

  it('replaces the address in the settings on request, and otherwise fills in only blank fields', async () => {
    const ports = await adasPorts()
    const names = { firstName: 'Augusta', lastName: '', email: 'augusta@example.com' }
    const settings = { ...defaultSettings(ada), ...names, phone: '555' }
    await ports.storage.seed('settings', { ...settings, address: otherAddress, owner: ada.id })
    const tab = await filledCheckout(ports)
    tab.fill({ saveAddress: true })
    await tab.pay()
    expect(settingsIn(ports)).toEqual([{ ...settings, lastName: 'Lovelace', address: home, owner: ada.id }])
  })

  it('is saved only together with its order', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    tab.fill({ saveCard: true, cardNumber: new Secret('cardNumber', '4000 0000 0000 0002') })
    await tab.pay()
    expect([ordersIn(ports), settingsIn(ports), cardsIn(ports)]).toEqual([[], [], []])
  })

  it('counts as new if it differs from the prefilled one, or if that is incomplete', () => {
    const prefilled = { address: 'a', city: 'b', state: 'c', zipCode: 'd', country: 'UK' }
    expect(isNewAddress(prefilled, prefilled)).toBe(false)
    expect(isNewAddress({ ...prefilled, city: ' b ' }, prefilled)).toBe(false)
    expect(isNewAddress(prefilled, { ...prefilled, city: ` ${prefilled.city} ` })).toBe(false)
    expect(isNewAddress({ ...prefilled, country: 'US' }, prefilled)).toBe(true)
    expect(isNewAddress({ ...prefilled, state: '' }, { ...prefilled, state: '' })).toBe(true)
  })
})

describe('a new card', () => {
  it('is saved only on request, and can be chosen at the next checkout', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
    const tab = await filledCheckout(ports)
    tab.fill({ saveCard: true })
    await tab.pay()
    const [, saved] = cardsIn(ports)
    expect(saved).toEqual({
      id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      cardHolder: 'Ada Lovelace',
      expiryDate: '12/40',
      isDefault: false,
    })
    expect(JSON.stringify([cardsIn(ports), ordersIn(ports)])).not.toMatch(/4242 4242|42424242|907/)
    tab.shop.stop()
    await ports.storage.seed('cart', { ...twoLamps, owner: ada.id })
    const { checkout } = await adasCheckout(ports)
    expect(checkout.getSnapshot().context.cards).toEqual([savedVisa, saved])

    const unasked = await adasPorts()
    await (await filledCheckout(unasked)).pay()
    expect(cardsIn(unasked)).toEqual([])
  })

  it('is saved once, even if two tabs pay or it is already saved', async () => {
    const ports = await adasPorts()
    const tabs = [await filledCheckout(ports), await filledCheckout(ports)]
    for (const tab of tabs) tab.fill({ saveCard: true })
    await Promise.all(tabs.map((tab) => tab.pay()))
    expect(cardsIn(ports)).toHaveLength(1)
    for (const { shop } of tabs) shop.stop()
    await ports.storage.seed('cart', { ...twoLamps, owner: ada.id })
    const again = await filledCheckout(ports)
    again.fill({ saveCard: true })
    await again.pay()
    expect(ordersIn(ports)).toHaveLength(2)
    expect(cardsIn(ports)).toHaveLength(1)
  })
})

describe('a saved card that another tab has removed', () => {
  async function chosenThenRemoved({ others = [] }: { others?: (typeof savedVisa)[] } = {}) {
    const ports = await adasPorts()
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa, ...others] })
    const tab = await filledCheckout(ports)
    tab.checkout.send({ type: 'checkout.card.chosen', card: savedVisa.id })
    tab.fill({ cvv: new Secret('cardCode', '907'), cardNumber: new Secret('cardNumber', '') })
    await ports.storage.otherTab.transact('write', ['paymentMethods'], (tx) =>
      tx.put('paymentMethods', { owner: ada.id, cards: others }),
    )
    return { ports, tab }
  }

  it('cannot pay, and the form asks for a new card', async () => {
    const { ports, tab } = await chosenThenRemoved()
    await tab.pay()
    expect(tab.checkout.getSnapshot().hasTag('cardRemoved')).toBe(true)
    expect([ordersIn(ports), ports.storage.contents('cart')[0]?.lines]).toEqual([[], twoLamps.lines])
    expect(tab.checkout.getSnapshot().context.cards).toEqual([])
    const form = tab.form()
    if (!form) throw new Error('The form is not open')
    await waitFor(form, ({ context }) => context.values.card === 'new')
    expect(Object.keys(form.getSnapshot().context.problems)).toEqual(['cardNumber', 'cvv'])
    tab.fill({
      cardNumber: new Secret('cardNumber', '4242 4242 4242 4242'),
      cvv: new Secret('cardCode', '907'),
    })
    await tab.pay()
    expect(ordersIn(ports)).toMatchObject([{ payment: { last4: '4242' } }])
  })

  it('is no longer offered, and the other saved cards still are', async () => {
    const mastercard = { ...savedVisa, id: 'card-2', brand: 'mastercard', last4: '4444', isDefault: false }
    const { tab } = await chosenThenRemoved({ others: [mastercard] })
    await tab.pay()
    expect(tab.checkout.getSnapshot().hasTag('cardRemoved')).toBe(true)
    expect(tab.checkout.getSnapshot().context.cards).toEqual([mastercard])
    tab.checkout.send({ type: 'checkout.card.chosen', card: mastercard.id })
    tab.fill({ cvv: new Secret('cardCode', '907') })
    await tab.pay()
    expect(tab.checkout.getSnapshot().matches('placed')).toBe(true)
  })

  it('does not change an order that was placed with it before', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
    const tabs = [await filledCheckout(ports), await filledCheckout(ports)]
    for (const tab of tabs) {
      tab.checkout.send({ type: 'checkout.card.chosen', card: savedVisa.id })
      tab.fill({ cvv: new Secret('cardCode', '907') })
    }
    await tabs[0]?.pay()
    await ports.storage.otherTab.transact('write', ['paymentMethods'], (tx) =>
      tx.put('paymentMethods', { owner: ada.id, cards: [] }),
    )
    await tabs[1]?.pay()
    expect(tabs[1]?.checkout.getSnapshot().matches('placed')).toBe(true)
    expect(ordersIn(ports)).toHaveLength(1)
  })
})
