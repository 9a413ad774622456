import { describe, expect, it } from 'vitest'
import { Secret } from '../../machines/domain/secret.ts'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { ada, bob, movedIn, mug, ring } from './old-shops.ts'

describe('an older shop', () => {
  it('is migrated completely, except for the theme', async () => {
    const { all, storage, passwords } = await movedIn({
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
    expect({ ...storage }).toEqual({ theme: 'dark', other: 'of another application' })
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

  it('is assigned to the guest if no registered user was signed in', async () => {
    const { all } = await movedIn({
      user: { email: 'nobody@shop.example' },
      cart: { items: [{ ...ring, quantity: 1 }] },
      wishlist: { items: [mug] },
    })
    expect(await all('user')).toEqual([])
    expect(await all('cart')).toMatchObject([{ owner: 'guest', lines: [{ product: { id: 7 } }] }])
    expect(await all('wishlist')).toMatchObject([{ owner: 'guest', products: [{ id: 121 }] }])
  })

  it('is assigned to the only user, except for the cart, if no user is signed in', async () => {
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

  it('takes the date of an order from its id if its own date is invalid', async () => {
    const order = { id: 'order-1712345678901', items: [{ product: ring, quantity: 1 }] }
    const { all } = await movedIn({
      registeredUsers: [bob],
      orders: [{ ...order, orderDate: '+275760-09-13' }],
    })
    expect(await all('orders')).toMatchObject([{ orderDate: '2024-04-05T19:34:38.901Z' }])
  })

  it('assigns to each user the records that name them', async () => {
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
})
