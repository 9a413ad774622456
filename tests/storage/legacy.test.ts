import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../machines/fakes/fake-givens.ts'
import { createFakeLog } from '../../machines/fakes/fake-outlets.ts'
import { createFakePasswords } from '../../machines/fakes/fake-passwords.ts'
import { PasswordsUnavailable } from '../../machines/ports/passwords-unavailable.ts'
import { storeNames } from '../../machines/ports/store-layout.ts'
import type { StoreName } from '../../machines/ports/stored.ts'
import { Secret } from '../../machines/secret/secret.ts'
import { createLegacy } from '../../src/adapters/legacy/legacy.ts'
import { aTab, freshName, rawContents } from './databases.ts'
import { aCart, aUser } from './examples.ts'
import { mutationOf } from './mutations.ts'
import { aPage } from './page.ts'

const ring = {
  id: '7',
  title: ' Ring ',
  price: '9.99',
  description: 'Gold.',
  category: 'jewelery',
  image: 'https://pictures.example/ring.png',
  rating: { rate: 3.9, count: 120 },
}
const mug = {
  id: 121,
  title: 'Mug',
  price: 4,
  category: 'electronics',
  image: 'javascript:alert(1)',
  rating: { rate: 0, count: 0 },
}
const ada = {
  id: 1712,
  email: ' Ada@Shop.example ',
  password: 'hunter22',
  name: 'Ada Shopper',
  isAdmin: false,
}
const bob = { id: 'b', email: 'bob@shop.example', password: 'swordfish', name: 'Bob', isAdmin: true }

/** A browser with an older shop in it. */
function anOldShop(content: Record<string, unknown>) {
  const { window } = aPage()
  for (const [key, value] of Object.entries(content)) {
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const passwords = createFakePasswords()
  const clock = createFakeClock()
  const moveIn = createLegacy({
    passwords,
    clock,
    log: createFakeLog(),
    here: 'https://shop.example/',
    storage: () => window.localStorage,
  })
  return { kept: window.localStorage, passwords, moveIn, name: freshName() }
}

async function movedIn(content: Record<string, unknown>) {
  const shop = anOldShop(content)
  const tab = aTab({ name: shop.name, moveIn: shop.moveIn })
  expect(await tab.open()).toEqual({ kind: 'kept' })
  const all = (store: StoreName) => rawContents(tab.name, store)
  return { ...shop, tab, all }
}

describe('an older shop', () => {
  it('moves in as a whole, and leaves the theme alone', async () => {
    const { all, kept, passwords } = await movedIn({
      theme: 'dark',
      other: 'of another application',
      registeredUsers: [ada, bob],
      user: { id: 1712, email: 'ada@shop.example', name: 'Ada Shopper', isAdmin: true },
      cart: [
        { ...ring, quantity: 2 },
        { product: mug, quantity: '3' },
      ],
      wishlist: [ring, ring],
      orders: [
        {
          id: 'order-1712345678901',
          items: [{ ...ring, quantity: 1 }],
          totalAmount: 10.99,
          totalItems: 1,
          orderDate: '2024-04-05T19:34:38.901Z',
          status: 'completed',
        },
      ],
      paymentMethods: [
        { id: 1, cardNumber: '**** **** **** 4242', cardHolder: 'ADA', expiryDate: '12/27', isDefault: true },
        {
          id: 1,
          cardNumber: '4111 1111 1111 1111',
          cardHolder: 'ADA',
          expiryDate: '1/2029',
          isDefault: true,
        },
      ],
      settings_1712: {
        firstName: 'Ada',
        phone: '555',
        address: { street: '1 Main Street', country: 'XX' },
        notifications: { sms: true },
      },
      addedProducts: [mug],
      products: [ring, { ...mug, id: 122 }],
    })
    expect({ ...kept }).toEqual({ theme: 'dark', other: 'of another application' })
    expect(await all('user')).toEqual([{ key: 'current', id: '1712' }])
    expect(await all('registeredUsers')).toMatchObject([
      { id: '1712', email: 'ada@shop.example', name: 'Ada Shopper', isAdmin: false },
      { id: 'b', isAdmin: true },
    ])
    const hash = await passwords.hash(new Secret('password', 'hunter22'))
    expect(await all('registeredUsers')).toContainEqual(expect.objectContaining({ password: hash }))
    expect(await all('cart')).toMatchObject([
      {
        owner: '1712',
        lines: [
          { product: { id: 7, title: 'Ring', price: 999 }, quantity: 2 },
          { product: { id: 121, price: 400, image: '' }, quantity: 3 },
        ],
      },
    ])
    expect(await all('wishlist')).toMatchObject([{ owner: '1712', products: [{ id: 7 }] }])
    expect(await all('orders')).toMatchObject([
      {
        id: 'order-1712345678901',
        number: 'ORD-678901',
        owner: '1712',
        totalAmount: 1_099,
        orderDate: '2024-04-05T19:34:38.901Z',
        currency: 'USD',
        rate: 1,
      },
    ])
    expect(await all('paymentMethods')).toEqual([
      {
        owner: '1712',
        cards: [
          { id: '1', brand: '', last4: '4242', cardHolder: 'ADA', expiryDate: '12/27', isDefault: true },
          {
            id: 'legacy-card-2',
            brand: 'visa',
            last4: '1111',
            cardHolder: 'ADA',
            expiryDate: '01/29',
            isDefault: false,
          },
        ],
      },
    ])
    expect(await all('settings')).toMatchObject([
      {
        owner: '1712',
        firstName: 'Ada',
        lastName: 'Shopper',
        phone: '555',
        address: { street: '1 Main Street', city: '', country: '' },
        notifications: { sms: true, email: true },
      },
    ])
    expect((await all('products')).map((product) => (product as { id: number }).id)).toEqual([121, 122])
    const everything = JSON.stringify(await Promise.all(storeNames.map(all)))
    for (const secret of ['hunter22', 'swordfish', '4111']) expect(everything).not.toContain(secret)
  })

  it('is the guest’s where nobody known was signed in', async () => {
    const { all } = await movedIn({
      user: { email: 'nobody@shop.example' },
      cart: { items: [{ ...ring, quantity: 1 }] },
      wishlist: { items: [mug] },
    })
    expect(await all('user')).toEqual([])
    expect(await all('cart')).toMatchObject([{ owner: 'guest', lines: [{ product: { id: 7 } }] }])
    expect(await all('wishlist')).toMatchObject([{ owner: 'guest', products: [{ id: 121 }] }])
  })

  it('belongs to its only user, but for the cart, when nobody is signed in', async () => {
    const order = { id: 'order-1', items: [{ product: ring, quantity: 1 }] }
    const { all } = await movedIn({
      registeredUsers: [bob],
      cart: [ring],
      orders: [order],
      settings: { firstName: 'Robert' },
    })
    expect(await all('cart')).toMatchObject([{ owner: 'guest', lines: [{ quantity: 1 }] }])
    expect(await all('orders')).toMatchObject([{ owner: 'b', totalItems: 1, totalAmount: 1_099 }])
    expect(await all('settings')).toMatchObject([{ owner: 'b', firstName: 'Robert', lastName: '' }])
  })

  it('gives each user what says whose it is', async () => {
    const { all } = await movedIn({
      registeredUsers: { users: [ada, bob] },
      orders: [
        { id: 1, items: [ring], userId: 'b' },
        { id: 2, items: [ring], userId: 1712 },
      ],
      settings: { b: { firstName: 'Robert' }, 1712: { firstName: 'Augusta' }, stranger: { firstName: 'X' } },
      'settings-b': { phone: '1' },
    })
    expect(await all('orders')).toMatchObject([{ owner: 'b' }, { owner: '1712' }])
    expect(await all('settings')).toMatchObject([
      { owner: '1712', firstName: 'Augusta' },
      { owner: 'b', phone: '1' },
    ])
  })

  it('moves in once, and adds nothing when two tabs move it in at once', async () => {
    const shop = anOldShop({
      registeredUsers: [ada],
      user: ada,
      cart: [{ ...ring, quantity: 2 }],
      orders: [{ id: 'o', items: [ring] }],
    })
    const copy = { ...shop.kept }
    const one = aTab({ name: shop.name, moveIn: shop.moveIn })
    const other = aTab({ name: shop.name, moveIn: shop.moveIn })
    await Promise.all([one.open(), other.open()])
    for (const [key, value] of Object.entries(copy)) shop.kept.setItem(key, value)
    await aTab({ name: shop.name, moveIn: shop.moveIn }).open()
    expect(await rawContents(shop.name, 'cart')).toMatchObject([{ lines: [{ quantity: 2 }] }])
    expect(await rawContents(shop.name, 'orders')).toHaveLength(1)
    expect(await rawContents(shop.name, 'registeredUsers')).toHaveLength(1)
    expect(shop.kept).toHaveLength(0)
  })

  it('takes nothing from who is there already', async () => {
    const shop = anOldShop({
      registeredUsers: [ada, { ...bob, id: 'user-1' }],
      user: ada,
      cart: [{ ...ring, id: 1, quantity: 9 }],
    })
    const before = aTab({ name: shop.name })
    const here = aUser('user-1', 'ada@shop.example')
    await before.transact('write', ['registeredUsers', 'cart'], async (tx) => {
      await tx.put('registeredUsers', here)
      await tx.put('cart', aCart('user-1', 1, 2))
    })
    await aTab({ name: shop.name, moveIn: shop.moveIn }).open()
    const users = await rawContents(shop.name, 'registeredUsers')
    expect(users).toContainEqual(here)
    expect(users).toContainEqual(expect.objectContaining({ id: 'user-bob@shop.example' }))
    expect(await rawContents(shop.name, 'cart')).toMatchObject([
      {
        owner: 'user-1',
        lines: [
          { product: { id: 1 }, quantity: 9 },
          { product: { id: 2 }, quantity: 1 },
        ],
      },
    ])
  })

  it('stays where it is while its passwords cannot be hashed', async () => {
    const shop = anOldShop({ registeredUsers: [ada], cart: [ring] })
    shop.passwords.gate.fail(new PasswordsUnavailable())
    const tab = aTab({ name: shop.name, moveIn: shop.moveIn })
    expect(await tab.open()).toEqual({ kind: 'kept' })
    expect(Object.keys({ ...shop.kept })).toEqual(['registeredUsers', 'cart'])
    expect(await rawContents(tab.name, 'cart')).toEqual([])
    expect(tab.log.entries).toMatchObject([{ level: 'error', text: 'Older records stay where they are' }])
  })

  it('hashes the passwords of very many users behind its back', async () => {
    const many = Array.from({ length: 45 }, (_, at) => ({
      ...bob,
      id: `u${at}`,
      email: `u${at}@shop.example`,
    }))
    const { all, kept, tab } = await movedIn({
      registeredUsers: many,
      user: many[44],
      orders: [{ id: 'o', items: [ring], userId: 'u43' }],
    })
    expect(await all('user')).toEqual([{ key: 'current', id: 'u44' }])
    expect(await all('orders')).toMatchObject([{ owner: 'u43' }])
    await expect.poll(() => kept.length).toBe(0)
    expect(await tab.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))).toHaveLength(
      45,
    )
  })
})

describe('odd content', () => {
  it('is set aside, without its secrets, and its neighbours move in', async () => {
    const { all, kept } = await movedIn({
      cart: [{ ...ring, quantity: 1 }, { title: 'Without an id', cardNumber: '4111111111111111' }, null],
      wishlist: '[{"id":1,"title":"Cut',
      registeredUsers: [
        { email: 'x@shop.example', password: 7 },
        { password: 'hunter22' },
        { ...bob, email: 'admin@statecart.example' },
        { ...ada, id: 'guest' },
      ],
      paymentMethods: [{ cardNumber: 'none' }],
    })
    expect(await all('cart')).toMatchObject([{ owner: 'guest', lines: [{ product: { id: 7 } }] }])
    expect(await all('registeredUsers')).toMatchObject([{ id: 'user-ada@shop.example' }])
    const aside = await all('quarantine')
    expect(aside).toHaveLength(3)
    expect(aside).toContainEqual(expect.objectContaining({ store: 'wishlist', raw: '[{"id":1,"title":"Cut' }))
    expect(aside).toContainEqual(expect.objectContaining({ store: 'cart', raw: { title: 'Without an id' } }))
    expect(kept).toHaveLength(0)
  })

  it('never keeps the shop from opening', async () => {
    const whole = {
      registeredUsers: [ada, bob],
      user: ada,
      cart: [
        { ...ring, quantity: 2 },
        { product: mug, quantity: 1 },
      ],
      wishlist: [ring, mug],
      orders: [
        {
          id: 'order-1',
          items: [{ ...ring, quantity: 1 }],
          totalAmount: 10.99,
          totalItems: 1,
          orderDate: '2024-04-05',
          userId: 'b',
        },
      ],
      paymentMethods: [
        { id: 'c', cardNumber: '**** 4242', cardHolder: 'ADA', expiryDate: '12/27', isDefault: true },
      ],
      settings: { b: { firstName: 'Bob', address: { street: 'x' }, notifications: { sms: true } } },
      localProducts: [mug],
    }
    await fc.assert(
      fc.asyncProperty(mutationOf(whole), async (mutated) => {
        const content = typeof mutated === 'object' && mutated !== null ? mutated : {}
        const texts = Object.entries(content).map(([key, value]) => [key, textOf(value)])
        const { kept, tab } = await movedIn(Object.fromEntries(texts))
        expect(tab.log.entries).toEqual([])
        expect(Object.keys({ ...kept }).filter((key) => key in whole)).toEqual([])
        for (const store of storeNames) {
          const read = await tab.transact('read', [store], (tx) => tx.all(store))
          expect(await rawContents(tab.name, store)).toHaveLength(read.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return String(value)
  }
}
