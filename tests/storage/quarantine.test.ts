import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import type { StorageChange } from '../../machines/domain/events.ts'
import { keyPaths, storeNames } from '../../machines/domain/store-layout.ts'
import type { StoreName } from '../../machines/domain/stored.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createQuarantine } from '../../src/adapters/storage/quarantine.ts'
import { decoders } from '../../src/adapters/storage/schema/decoders.ts'
import { fc } from '../seeded.ts'
import { aTab, plant, rawContents } from './databases.ts'
import { aCart, anOrder, aProduct, aUser, records } from './examples.ts'
import { mutationOf } from './mutations.ts'

async function tabWith(store: StoreName, ...raws: unknown[]) {
  const tab = aTab()
  await tab.open()
  await plant(tab.name, store, ...raws)
  const news: StorageChange[] = []
  tab.watch((told) => news.push(told))
  return { tab, news }
}

describe('an unreadable record', () => {
  it('is reported only once it is in quarantine', async () => {
    const tab = aTab()
    await tab.open()
    await plant(tab.name, 'cart', { owner: 'guest', lines: 'none' })
    const news: StorageChange[] = []
    const { clock, log } = fakePorts()
    const queue = createQuarantine({ clock, log }, (change) => news.push(change))
    const found = { store: 'cart', key: 'guest', raw: { owner: 'guest' }, why: 'lines: missing' } as const
    const database = await openDB(tab.name)
    const closed = await openDB(tab.name)
    closed.close()
    queue.add([found])
    await queue.flush(closed)
    expect(news).toEqual([])
    expect(log.entries).toHaveLength(1)
    queue.add([found])
    await queue.flush(database)
    expect(news).toEqual([{ type: 'storage.quarantined', store: 'cart', count: 1 }])
    database.close()
  })

  const odd = { product: { id: 'one' }, quantity: 1 }

  it('is quarantined line by line, and the rest of the cart stays', async () => {
    const { tab, news } = await tabWith('cart', {
      owner: 'guest',
      lines: [...aCart('guest', 1).lines, odd, null],
    })
    const cart = await tab.transact('read', ['cart'], (tx) => tx.get('cart', 'guest'))
    expect(cart).toEqual(aCart('guest', 1))
    const aside = await rawContents(tab.name, 'quarantine')
    expect(aside).toHaveLength(2)
    expect(aside).toContainEqual(expect.objectContaining({ store: 'cart', raw: null }))
    expect(aside).toContainEqual(
      expect.objectContaining({ store: 'cart', raw: odd, why: 'product.id: expected number' }),
    )
    expect(news).toEqual([{ type: 'storage.quarantined', store: 'cart', count: 2 }])
    expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 1)])
  })

  it('is reported once per visit and store', async () => {
    const { tab, news } = await tabWith('orders', { id: 'order-1', items: 'none' })
    await plant(tab.name, 'cart', { owner: 'guest', lines: 'none' })
    const read = () =>
      tab.transact('read', ['orders', 'cart'], (tx) => Promise.all([tx.all('orders'), tx.all('cart')]))
    expect(await read()).toEqual([[], []])
    await plant(tab.name, 'orders', { id: 'order-2' })
    expect(await read()).toEqual([[], []])
    expect(news.map((told) => 'store' in told && told.store)).toEqual(['orders', 'cart'])
    expect(await rawContents(tab.name, 'quarantine')).toHaveLength(3)
  })

  it('is replaced by a valid record if nothing of it is readable', async () => {
    const { tab } = await tabWith('registeredUsers', {
      id: 'user-1',
      email: 'ada@shop.example',
      password: 'plain',
    })
    await tab.transact('read', ['registeredUsers'], (tx) => tx.get('registeredUsers', 'user-1'))
    await tab.transact('write', ['registeredUsers'], (tx) => tx.put('registeredUsers', aUser('user-2')))
    expect(await rawContents(tab.name, 'registeredUsers')).toEqual([aUser('user-2')])
  })

  it('is quarantined even if the transaction that reads it overwrites it', async () => {
    const { tab } = await tabWith('cart', { owner: 'guest', lines: [odd] })
    await tab.transact('write', ['cart'], async (tx) => {
      const cart = await tx.get('cart', 'guest')
      await tx.put('cart', { ...aCart('guest', 2), ...(cart?.attempt ? { attempt: cart.attempt } : {}) })
    })
    expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 2)])
    expect(await rawContents(tab.name, 'quarantine')).toEqual([expect.objectContaining({ raw: odd })])
  })

  it('never grants rights to a user', async () => {
    const { tab } = await tabWith('registeredUsers', { ...aUser(), isAdmin: 'true' })
    const [user] = await tab.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))
    expect(user).toEqual(aUser())
  })

  it('may be the address of an order, which is kept without it', async () => {
    const { tab, news } = await tabWith('orders', {
      ...anOrder(),
      shipping: 7,
      payment: { kind: 'card', brand: 'visa', last4: '4242424242424242' },
    })
    const [order] = await tab.transact('read', ['orders'], (tx) => tx.find('orders', 'owner', 'user-1'))
    expect(order).toMatchObject({
      totalAmount: 4_398,
      shipping: { city: '' },
      payment: { kind: 'card', brand: '', last4: '' },
    })
    expect(news).toHaveLength(1)
  })

  it('does not include the card of an order of an earlier version, which becomes its payment', async () => {
    const { payment, ...order } = anOrder()
    const { kind: _, ...card } = payment
    const { tab, news } = await tabWith('orders', { ...order, card })
    expect(await tab.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([anOrder()])
    expect(news).toHaveLength(0)
  })

  it('does not include the missing totals of an order of an earlier version, which are computed', async () => {
    const { totals, items, ...older } = anOrder()
    const lines = items.map(({ product, quantity }) => ({ product, quantity }))
    const { tab, news } = await tabWith('orders', { ...older, items: lines })
    expect(await tab.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([
      { ...older, items, totals },
    ])
    expect(news).toEqual([])
  })

  it('may be totals that do not add up, which are computed from the lines of the order', async () => {
    const { tab } = await tabWith('orders', { ...anOrder(), totals: { ...anOrder().totals, total: 1 } })
    expect(await tab.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([anOrder()])
    expect(await rawContents(tab.name, 'quarantine')).toHaveLength(1)
  })

  it.each(['+275760-09-13', '3000-01-01', '1969-12-31'])(
    'may be an order with the date %s',
    async (orderDate) => {
      const { tab } = await tabWith('orders', { ...anOrder(), orderDate })
      expect(await tab.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([])
      expect(await rawContents(tab.name, 'quarantine')).toEqual([
        expect.objectContaining({ raw: { ...anOrder(), orderDate } }),
      ])
    },
  )

  it('is quarantined with any kind of key', async () => {
    const endless = 'k'.repeat(10_000)
    const { tab } = await tabWith('cart', { owner: [1, 'a'] }, { owner: new Date(0) }, { owner: endless })
    expect(await tab.transact('read', ['cart'], (tx) => tx.all('cart'))).toEqual([])
    expect(await rawContents(tab.name, 'cart')).toEqual([])
    expect(await tab.transact('read', ['quarantine'], (tx) => tx.all('quarantine'))).toHaveLength(3)
  })

  it('does not change prototypes', async () => {
    const hostile: unknown = JSON.parse(
      '{"owner":"guest","lines":[],"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    )
    const draft: unknown = JSON.parse('{"key":"k","owner":"guest","values":{"__proto__":"x","city":"y"}}')
    const { tab } = await tabWith('cart', hostile)
    await plant(tab.name, 'drafts', draft)
    const [[cart], [read]] = await tab.transact('read', ['cart', 'drafts'], (tx) =>
      Promise.all([tx.all('cart'), tx.all('drafts')]),
    )
    expect(cart).toEqual({ owner: 'guest', lines: [] })
    expect(Object.keys(read?.values ?? {})).toEqual(['city'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe.each(storeNames)('a mutated record of %s', (store) => {
  const good = records[store]

  it('is valid before the mutation', () => {
    expect(decoders[store](good)).toEqual({ value: good, refused: [] })
  })

  it('is read as far as possible, and the result is valid', () => {
    fc.assert(
      fc.property(mutationOf(good), (raw) => {
        const { value, refused } = decoders[store](raw)
        if (value === undefined) expect(refused.length).toBeGreaterThan(0)
        else expect(decoders[store](value)).toEqual({ value, refused: [] })
        for (const { why } of refused) expect(why.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 400 },
    )
  })

  it('does not prevent the storage from reading other records', async () => {
    const tab = aTab()
    await tab.open()
    await fc.assert(
      fc.asyncProperty(fc.array(mutationOf(good), { minLength: 1, maxLength: 4 }), async (mutated) => {
        await tab.transact('write', [store], (tx) => tx.clear(store))
        const keyed = mutated.map((raw, at) => withKey(raw, store, at))
        await plant(tab.name, store, good, ...keyed)
        const read = await tab.transact('read', [store], (tx) => tx.all(store))
        expect(read).toContainEqual(good)
        const again = await tab.transact('read', [store], (tx) => tx.all(store))
        expect(again).toEqual(expect.arrayContaining(read))
      }),
      { numRuns: 10 },
    )
  })
})

/** Gives the mutated record a separate key and separate values in unique indexes. */
function withKey(raw: unknown, store: StoreName, at: number): object {
  const fields = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : { raw }
  const own = store === 'products' ? 9_000 + at : `mutated-${at}`
  const unique = store === 'registeredUsers' ? { email: `mutated-${at}` } : {}
  const attempt = store === 'orders' ? { attempt: `mutated-${at}` } : {}
  return { ...fields, ...unique, ...attempt, [keyPaths[store]]: own }
}

it('keeps the readable products of a list of thousands', () => {
  const products = Array.from({ length: 5_000 }, (_, at) => (at % 2 ? aProduct(at + 1) : { id: at }))
  const { value, refused } = decoders.wishlist({ owner: 'guest', products })
  expect(value?.products).toHaveLength(2_500)
  expect(refused).toHaveLength(2_500)
})
