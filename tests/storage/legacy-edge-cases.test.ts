import { describe, expect, it } from 'vitest'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import type { StorageChange } from '../../machines/domain/events.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { dropQuarantined } from '../../machines/your-data/owner-data.ts'
import { fc } from '../seeded.ts'
import { aTab, rawContents } from './databases.ts'
import { aCart, aUser } from './examples.ts'
import { mutationOf } from './mutations.ts'
import { ada, anOldShop, bob, movedIn, mug, ring } from './old-shops.ts'

describe('malformed content of an older shop', () => {
  it('is quarantined without secrets and reported, and the rest is migrated', async () => {
    const { all, storage, tab } = await movedIn({
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
    expect(storage).toHaveLength(0)
    const news: StorageChange[] = []
    tab.watch((change) => news.push(change))
    expect(news.filter(({ type }) => type === 'storage.quarantined')).toEqual([
      { type: 'storage.quarantined', store: 'cart', count: 2 },
      { type: 'storage.quarantined', store: 'wishlist', count: 1 },
    ])
  })

  it('is erased with the account that it belongs to', async () => {
    const { all, tab } = await movedIn({
      registeredUsers: [ada, bob],
      user: ada,
      cart: [{ title: 'Without an id' }],
      orders: [
        { id: 'order-1', items: 'none' },
        { id: 'order-2', items: 'none', userId: 'b' },
      ],
    })
    await tab.transact('write', ['quarantine'], (tx) => dropQuarantined(tx, '1712'))
    expect(await all('quarantine')).toMatchObject([{ raw: { id: 'order-2' } }])
    await tab.transact('write', ['quarantine'], (tx) => dropQuarantined(tx, 'b'))
    expect(await all('quarantine')).toEqual([])
  })

  it('never prevents the shop from opening', async () => {
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
        const { storage, tab } = await movedIn(Object.fromEntries(texts))
        expect(tab.log.entries).toEqual([])
        expect(Object.keys({ ...storage }).filter((key) => key in whole)).toEqual([])
        for (const store of storeNames) {
          const read = await tab.transact('read', [store], (tx) => tx.all(store))
          expect(await rawContents(tab.name, store)).toHaveLength(read.length)
        }
      }),
      { numRuns: 40 },
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

describe('migrating an older shop', () => {
  it('happens once, also when two tabs start it at the same time', async () => {
    const shop = anOldShop({
      registeredUsers: [ada],
      user: ada,
      cart: [{ ...ring, quantity: 2 }],
      orders: [{ id: 'o', items: [ring] }],
    })
    const copy = { ...shop.storage }
    const one = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    const other = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    await Promise.all([one.open(), other.open()])
    for (const [key, value] of Object.entries(copy)) shop.storage.setItem(key, value)
    await aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy }).open()
    expect(await rawContents(shop.name, 'cart')).toMatchObject([{ lines: [{ quantity: 2 }] }])
    expect(await rawContents(shop.name, 'orders')).toHaveLength(1)
    expect(await rawContents(shop.name, 'registeredUsers')).toHaveLength(1)
    expect(shop.storage).toHaveLength(0)
  })

  it('does not change existing users', async () => {
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
    await aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy }).open()
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

  it('is postponed while passwords cannot be hashed', async () => {
    const shop = anOldShop({ registeredUsers: [ada], cart: [ring] })
    shop.passwords.gate.fail(new PasswordsUnavailable())
    const tab = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    expect(await tab.open()).toEqual({ kind: 'persistent' })
    expect(Object.keys({ ...shop.storage })).toEqual(['registeredUsers', 'cart'])
    expect(await rawContents(tab.name, 'cart')).toEqual([])
    expect(tab.log.entries).toMatchObject([
      { level: 'error', text: 'Records of an older shop were not moved into the database' },
    ])
  })

  it('hashes the passwords of many users in the background', async () => {
    const many = oldUsers(45)
    const { all, storage, tab } = await movedIn({
      registeredUsers: many,
      user: many[44],
      orders: [{ id: 'o', items: [ring], userId: 'u43' }],
    })
    expect(await all('user')).toEqual([{ key: 'current', id: 'u44' }])
    expect(await all('orders')).toMatchObject([{ owner: 'u43' }])
    await expect.poll(() => storage.length).toBe(0)
    expect(await tab.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))).toHaveLength(
      45,
    )
  })

  it('does not add an erased account again when the next visit moves the remaining users', async () => {
    const shop = anOldShop({ registeredUsers: oldUsers(23) })
    const { hash } = shop.passwords
    let hashed = 0
    shop.passwords.hash = (password) => {
      hashed += 1
      // The page is closed before this password is hashed.
      return hashed === 22 ? new Promise(() => undefined) : hash(password)
    }
    const tab = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    await tab.open()
    await expect.poll(() => hashed).toBe(22)
    await tab.transact('write', ['registeredUsers'], async (tx) => {
      await tx.remove('registeredUsers', 'u0')
      await tx.remove('registeredUsers', 'u20')
    })
    await aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy }).open()
    await expect.poll(() => shop.storage.length).toBe(0)
    const users = await tab.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))
    const ids = users.map(({ id }) => id)
    expect(ids).toHaveLength(21)
    expect(ids).toEqual(expect.arrayContaining(['u1', 'u19', 'u21', 'u22']))
    const password = await hash(new Secret('password', bob.password))
    expect(users.at(-1)).toMatchObject({ isAdmin: true, password })
  })
})

function oldUsers(length: number) {
  return Array.from({ length }, (_, at) => ({ ...bob, id: `u${at}`, email: `u${at}@shop.example` }))
}
