import { describe, expect, it } from 'vitest'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { fc } from '../seeded.ts'
import { rawContents } from './databases.ts'
import { mutationOf } from './mutations.ts'
import { ada, bob, movedIn, mug, ring } from './old-shops.ts'

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
