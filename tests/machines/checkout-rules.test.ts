import { describe, expect, it } from 'vitest'
import { cardPaymentIn, checkoutRules, checkoutValues } from '../../machines/checkout/checkout.ts'
import {
  alreadyPlacedOrder,
  placedOrderDraft,
  removePlacedOrderDraft,
} from '../../machines/checkout/submission.ts'
import type { Cart } from '../../machines/domain/cart.ts'
import { draftKey, type FormValues, problemsOf } from '../../machines/domain/form.ts'
import type { Order } from '../../machines/domain/order.ts'
import { CardDeclined } from '../../machines/domain/place-order.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import type { Stored } from '../../machines/domain/stored.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, adasOrder, grace, twoLamps } from '../../machines/fixtures/examples.ts'
import { adasAddress, adasCard, adasPorts } from './customer.ts'

const now = () => new Date(2026, 0, 1).getTime()
const amex = {
  id: 'card-1',
  brand: 'american-express',
  last4: '0005',
  cardHolder: 'Ada King',
  expiryDate: '12/40',
  isDefault: true,
}
const code = (text: string) => new Secret('cardCode', text)

describe('the checkout form', () => {
  const rules = checkoutRules(now)
  const cards = [amex, { ...amex, id: 'card-2', expiryDate: '12/25' }]
  const problems = (values: FormValues) =>
    problemsOf(rules, { ...adasAddress, ...adasCard, ...values }, { cards })

  it('reports every empty field, with separate messages for names and email', () => {
    expect(problemsOf(rules, {})).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
      address: 'required',
      city: 'required',
      state: 'required',
      zipCode: 'required',
      country: 'countryInvalid',
      cardName: 'cardHolderInvalid',
      cardNumber: 'cardNumberInvalid',
      expiryDate: 'expiryInvalid',
      cvv: 'codeInvalid',
    })
    expect(problems({})).toEqual({})
  })

  it('reports problems in the order of the screen, with the number before the name on the card', () => {
    expect(Object.keys(problemsOf(rules, {})).slice(-4)).toEqual([
      'cardNumber',
      'cardName',
      'expiryDate',
      'cvv',
    ])
  })

  it('refuses a country without delivery', () => {
    expect(problems({ country: 'Atlantis' })).toEqual({ country: 'countryInvalid' })
  })

  it('refuses a saved card that has expired', () => {
    expect(problems({ card: 'card-2', cvv: code('1234') })).toEqual({ card: 'expiryInvalid' })
  })

  it('requires a code of the length of the selected card', () => {
    expect(problems({ card: amex.id, cvv: code('1234') })).toEqual({})
    expect(problems({ card: amex.id, cvv: code('123') })).toEqual({ cvv: 'codeInvalid' })
    expect(problems({ cvv: code('12') })).toEqual({ cvv: 'codeInvalid' })
  })

  it('starts with an empty card number and an empty code, both as Secret', () => {
    const start = { attempt: '', settings: defaultSettings(ada), cards: [] }
    const { cardNumber, cvv } = checkoutValues(start)
    const nothing = [new Secret('cardNumber', ''), code('')]
    expect([cardNumber, cvv].map(String)).toEqual(nothing.map(String))
    expect([cardNumber, cvv].map((secret) => secret instanceof Secret && Secret.open(secret))).toEqual([
      '',
      '',
    ])
    expect(cardPaymentIn({}, [])).toEqual({ kind: 'card', brand: '', last4: '' })
  })

  it('reports a declined card with an error that another bundle recognizes by name', () => {
    expect(new CardDeclined('no').name).toBe('CardDeclined')
  })
})

describe('the draft that names a placed order whose confirmation was not shown yet', () => {
  type DraftValues = Stored['drafts']['values']
  type StoredState = { cart?: Cart; order?: Order }
  const noLines: Cart = { lines: [] }

  /** The order that the draft names, and the drafts that remain after it has been removed. */
  async function found(values: DraftValues, { cart = noLines, order = adasOrder }: StoredState = {}) {
    const { storage } = await adasPorts(cart)
    await storage.seed('orders', order)
    await storage.seed('drafts', { ...placedOrderDraft(adasOrder), values })
    const stores = ['drafts', 'cart', 'orders'] as const
    const placed = await storage.transact('write', stores, async (tx) => {
      const before = await alreadyPlacedOrder(tx, ada.id)
      await removePlacedOrderDraft(tx, ada.id)
      return before
    })
    return [placed, storage.contents('drafts').map(({ key }) => key)]
  }
  const placedOrderValues = { placed: adasOrder.id }

  it('gives the order, and is removed', async () => {
    expect(await found(placedOrderValues)).toEqual([adasOrder, []])
  })

  it.each<[string, DraftValues, StoredState]>([
    ['the cart is no longer empty', placedOrderValues, { cart: twoLamps }],
    ['there is no such order', { placed: 'unknown-order' }, {}],
    ['the order belongs to another user', placedOrderValues, { order: { ...adasOrder, owner: grace.id } }],
  ])('gives no order when %s', async (_, values, state) => {
    expect(await found(values, state)).toEqual([undefined, []])
  })

  it('is not confused with a draft of the form, which stays', async () => {
    expect(await found({ city: 'London' })).toEqual([undefined, [draftKey(ada.id, 'checkout')]])
  })

  it('does not exist when nothing is stored', async () => {
    const { storage } = fakePorts()
    const nothing = await storage.transact('write', ['drafts', 'cart', 'orders'], async (tx) => {
      await removePlacedOrderDraft(tx, ada.id)
      return alreadyPlacedOrder(tx, ada.id)
    })
    expect(nothing).toBeUndefined()
  })
})
