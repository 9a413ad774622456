import { describe, expect, it } from 'vitest'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { aTab, rawContents } from './databases.ts'
import { aCart, aUser } from './examples.ts'
import { ada, anOldShop, bob, movedIn, ring } from './old-shops.ts'

describe('an older shop that moves in', () => {
  it('moves in once, and adds nothing when two tabs move it in at once', async () => {
    const shop = anOldShop({
      registeredUsers: [ada],
      user: ada,
      cart: [{ ...ring, quantity: 2 }],
      orders: [{ id: 'o', items: [ring] }],
    })
    const copy = { ...shop.kept }
    const one = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    const other = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    await Promise.all([one.open(), other.open()])
    for (const [key, value] of Object.entries(copy)) shop.kept.setItem(key, value)
    await aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy }).open()
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

  it('stays where it is while its passwords cannot be hashed', async () => {
    const shop = anOldShop({ registeredUsers: [ada], cart: [ring] })
    shop.passwords.gate.fail(new PasswordsUnavailable())
    const tab = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
    expect(await tab.open()).toEqual({ kind: 'persistent' })
    expect(Object.keys({ ...shop.kept })).toEqual(['registeredUsers', 'cart'])
    expect(await rawContents(tab.name, 'cart')).toEqual([])
    expect(tab.log.entries).toMatchObject([
      { level: 'error', text: 'Records of an older shop were not moved into the database' },
    ])
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
