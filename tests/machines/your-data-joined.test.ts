import { describe, expect, it } from 'vitest'
import { type CartLine, lineProduct } from '../../machines/domain/cart.ts'
import type { SavedCard } from '../../machines/domain/saved-cards.ts'
import { defaultSettings, type UserSettings } from '../../machines/domain/settings.ts'
import { ada, adasOrder, grace, lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import type { OwnerData } from '../../machines/your-data/backup.ts'
import { mergedOwnerData, noData } from '../../machines/your-data/merge-owner-data.ts'

function merge(here: Partial<OwnerData>, file: Partial<OwnerData>): OwnerData {
  const once = mergedOwnerData({ ...noData, ...here }, { ...noData, ...file })
  expect(mergedOwnerData(once, { ...noData, ...file })).toStrictEqual(once)
  return once
}

describe('merging a file with stored data', () => {
  it('keeps everything if the other side is empty', () => {
    const full: OwnerData = {
      cart: [{ product: lineProduct(lamp), quantity: 2 }],
      wishlist: [mug],
      orders: [adasOrder],
      paymentMethods: [],
      settings: defaultSettings(ada),
      preferences: { language: 'fr', currency: 'EUR', theme: 'dark' },
      recentlyViewed: [{ id: 1, title: 'Desk Lamp', image: '/pictures/lamp.svg' }],
      drafts: { checkout: { city: 'London' } },
    }
    expect(merge(full, {})).toStrictEqual(full)
    expect(merge({}, full)).toStrictEqual(full)
    expect(merge({}, {})).toStrictEqual(noData)
  })

  it('takes the higher quantity of a product in both carts, and keeps the rest of the stored line', () => {
    const line = (id: number, quantity: number, title: string): CartLine => ({
      product: { ...lineProduct(lamp), id, title },
      quantity,
    })
    const here = [line(1, 1, 'here'), line(2, 3, 'here'), line(3, 2, 'here')]
    const file = [line(2, 2, 'file'), line(4, 1, 'file'), line(1, 5, 'file')]
    expect(merge({ cart: here }, { cart: file }).cart).toStrictEqual([
      line(1, 5, 'here'),
      line(2, 3, 'here'),
      line(3, 2, 'here'),
      line(4, 1, 'file'),
    ])
  })

  it('recognizes an order by number and date, even if its id differs', () => {
    const same = { ...adasOrder, id: 'order-2', attempt: 'attempt-2' }
    const ofAnotherDay = { ...same, orderDate: '2025-03-16T00:00:00.000Z' }
    const ofAnotherNumber = { ...same, number: 'ORD-271828' }
    expect(
      merge({ orders: [adasOrder] }, { orders: [same, ofAnotherDay, ofAnotherNumber] }).orders,
    ).toStrictEqual([adasOrder, ofAnotherDay, ofAnotherNumber])
  })

  it('appends missing products to the wishlist', () => {
    expect(merge({ wishlist: [mug, lamp] }, { wishlist: [lamp, scarf] }).wishlist).toStrictEqual([
      mug,
      lamp,
      scarf,
    ])
  })

  it('keeps stored drafts, and adds drafts of other forms', () => {
    const file = { checkout: { city: 'Paris' }, contact: { name: 'Ada' } }
    expect(merge({ drafts: { checkout: { city: 'London' } } }, { drafts: file }).drafts).toStrictEqual({
      checkout: { city: 'London' },
      contact: { name: 'Ada' },
    })
  })

  it('keeps recently viewed products up to the limit, stored ones first, without duplicates', () => {
    const recent = (id: number, title: string) => ({ id, title, image: '/pictures/lamp.svg' })
    const here = [1, 2, 3, 4, 5].map((id) => recent(id, 'here'))
    const file = [5, 6, 7, 8, 9, 10].map((id) => recent(id, 'file'))
    expect(merge({ recentlyViewed: here }, { recentlyViewed: file }).recentlyViewed).toStrictEqual([
      ...here,
      ...[6, 7, 8, 9].map((id) => recent(id, 'file')),
    ])
  })

  it('takes an entry that the file contains twice only once', () => {
    const line: CartLine = { product: lineProduct(lamp), quantity: 2 }
    const copy = { ...adasOrder, id: 'order-2', attempt: 'attempt-2' }
    const file = {
      cart: [line, { ...line, quantity: 9 }],
      wishlist: [mug, mug],
      orders: [adasOrder, copy],
    }
    expect(merge({}, file)).toStrictEqual({ ...noData, cart: [line], wishlist: [mug], orders: [adasOrder] })
  })

  it('keeps the stored preferences', () => {
    const preferences: OwnerData['preferences'] = { language: 'fr', currency: 'EUR', theme: 'dark' }
    const others: OwnerData['preferences'] = { language: 'es', currency: 'GBP', theme: 'light' }
    expect(merge({ preferences }, { preferences: others }).preferences).toEqual(preferences)
  })
})

describe('saved cards on both sides', () => {
  const card: SavedCard = {
    id: 'card-1',
    brand: 'visa',
    last4: '4242',
    cardHolder: 'Ada Lovelace',
    expiryDate: '12/30',
    isDefault: false,
  }
  const cards = (here: SavedCard[], file: SavedCard[]) =>
    merge({ paymentMethods: here }, { paymentMethods: file }).paymentMethods

  it('are equal if brand, last digits and expiry date are equal', () => {
    const first = { ...card, id: 'card-0', brand: 'amex', last4: '0005', expiryDate: '01/29' }
    const copy = { ...card, id: 'card-2', cardHolder: 'A. Lovelace' }
    expect(cards([first, card], [copy])).toStrictEqual([first, card])
  })

  it.each([{ brand: 'amex' }, { last4: '4243' }, { expiryDate: '11/30' }])(
    'are different if they differ in %o',
    (other) => {
      const another = { ...card, id: 'card-2', ...other }
      expect(cards([card], [another])).toStrictEqual([card, another])
    },
  )

  it('have the sample card only once, also if the file is of another account and year', () => {
    const sample: SavedCard = { ...card, id: 'sample-ada', sample: true }
    expect(cards([sample], [{ ...sample, id: 'sample-grace', expiryDate: '12/29' }])).toStrictEqual([sample])
    const own = { ...card, last4: '1111' }
    expect(cards([sample], [own])).toStrictEqual([sample, own])
    expect(cards([own], [sample])).toStrictEqual([own, sample])
  })

  it('are not taken from the file if another stored card has their id', () => {
    expect(cards([card], [{ ...card, last4: '1111' }])).toStrictEqual([card])
  })

  it('are taken from the file only once by their id, and at most one as the default', () => {
    const first = { ...card, isDefault: true }
    const second = { ...card, id: 'card-2', last4: '1111', isDefault: true }
    expect(cards([], [first, { ...second, id: card.id }, second])).toStrictEqual([
      first,
      { ...second, isDefault: false },
    ])
  })

  it.each([
    [true, true, false],
    [true, false, false],
    [false, true, true],
    [false, false, false],
  ])(
    'have the stored default, or else that of the file (stored: %s, file: %s, result: %s)',
    (here, file, expected) => {
      const second = { ...card, id: 'card-2', last4: '1111', isDefault: here }
      const third = { ...card, id: 'card-3', last4: '2222', isDefault: file }
      expect(cards([card, second], [third]).map(({ isDefault }) => isDefault)).toEqual([
        false,
        here,
        expected,
      ])
    },
  )
})

describe('settings on both sides', () => {
  const blank = defaultSettings(ada)
  const filled = (with_: string): UserSettings => ({
    ...defaultSettings(grace),
    phone: `${with_} phone`,
    avatar: `${with_} avatar`,
    address: {
      street: `${with_} street`,
      city: `${with_} city`,
      state: with_,
      zipCode: `${with_} zip`,
      country: 'UK',
    },
    notifications: { email: false, sms: true, promotions: false, orderUpdates: false, newProducts: true },
  })

  it('fill in only blank fields from the file', () => {
    const { phone, avatar, address } = filled('file')
    expect(merge({ settings: blank }, { settings: filled('file') }).settings).toStrictEqual({
      ...blank,
      phone,
      avatar,
      address,
    })
  })

  it('stay unchanged if no field is blank', () => {
    const here: UserSettings = { ...filled('here'), address: { ...filled('here').address, country: 'CA' } }
    expect(merge({ settings: here }, { settings: filled('file') }).settings).toStrictEqual(here)
    expect(merge({ settings: here }, { settings: blank }).settings).toStrictEqual(here)
  })
})
