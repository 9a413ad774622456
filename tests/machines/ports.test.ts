import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  missingKeyError,
  namedError,
  notUniqueError,
  outsideScopeError,
  PasswordsUnavailable,
  readOnlyError,
  SourceError,
  StorageError,
  storageErrorKind,
  transactionEndedError,
} from '../../machines/domain/errors.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import {
  everythingChanged,
  fieldOf,
  isStoreName,
  keyOf,
  keyPaths,
  storeIndexes,
  storeNames,
} from '../../machines/domain/store-layout.ts'
import { guest } from '../../machines/domain/user.ts'
import { ada, adasOrder, lamp } from '../../machines/fixtures/examples.ts'
import { createMemoryStorage } from '../../machines/memory/memory-storage.ts'
import { port } from '../../machines/ports/setup.ts'
import { waitFor } from '../wait.ts'

describe('a named error', () => {
  class Spilt extends namedError('Spilt') {}
  class OftenSpilt extends Spilt {}
  class Burnt extends namedError('Burnt') {}

  it('is recognized by its name, also with several copies of its class', () => {
    class Copy extends namedError('Spilt') {}
    expect(new Copy('milk')).toBeInstanceOf(Spilt)
    expect(new Burnt('milk')).not.toBeInstanceOf(Spilt)
    expect({ name: 'Spilt' }).not.toBeInstanceOf(Spilt)
    expect([new Spilt('milk').name, new Spilt('milk').message]).toEqual(['Spilt', 'milk'])
  })

  it('may have subclasses', () => {
    expect(new OftenSpilt('milk')).toBeInstanceOf(OftenSpilt)
    expect(new OftenSpilt('milk')).toBeInstanceOf(Spilt)
    expect(new Spilt('milk')).not.toBeInstanceOf(OftenSpilt)
  })

  it('carries its details', () => {
    const cause = new Error('the socket closed')
    const error = new SourceError('No list', 503, { retry: true }, { cause })
    expect(error).toMatchObject({ name: 'SourceError', status: 503, data: { retry: true }, cause })
    expect(storageErrorKind(new StorageError('full', 'No room', { cause }))).toBe('full')
    expect(new StorageError('full', 'No room', { cause }).cause).toBe(cause)
    expect(storageErrorKind(cause)).toBe('failed')
    expect(new PasswordsUnavailable()).toBeInstanceOf(PasswordsUnavailable)
    expect(new PasswordsUnavailable().name).toBe('PasswordsUnavailable')
  })

  it('has a message with the reason for a refused transaction', () => {
    const refusals = [
      outsideScopeError('cart'),
      readOnlyError('cart'),
      notUniqueError('cart', 'email'),
      missingKeyError('cart', 'x'),
    ]
    for (const error of [...refusals, transactionEndedError()]) expect(storageErrorKind(error)).toBe('failed')
    for (const { message } of refusals) expect(message).toContain('cart')
  })
})

it('names a port that was not provided', async () => {
  const actor = createActor(port<void, unknown>('reading the cart'))
  actor.subscribe({ error: () => {} })
  actor.start()
  await expect(waitFor(actor, ({ status }) => status === 'error')).rejects.toThrow('reading the cart')
})

describe('the storage schema', () => {
  it('lists every store once', () => {
    expect([...storeNames].sort()).toEqual(Object.keys(keyPaths).sort())
    expect(everythingChanged).toEqual({ type: 'storage.changed', stores: storeNames })
    expect([
      isStoreName('cart'),
      isStoreName('toString'),
      isStoreName('basket'),
      isStoreName(['cart']),
    ]).toEqual([true, false, false, false])
  })

  it('matches the databases of existing visitors', () => {
    expect(guest).toBe('guest')
    expect(storeIndexes).toEqual([
      { store: 'registeredUsers', name: 'email', unique: true },
      { store: 'orders', name: 'owner', unique: false },
      { store: 'orders', name: 'attempt', unique: true },
    ])
  })

  it('finds the key of a record, if it has one', () => {
    expect([keyOf('cart', { owner: 'ada' }), keyOf('products', { id: 7 })]).toEqual(['ada', 7])
    for (const record of [{}, { id: Number.NaN }, { id: true }, null, 'text', undefined])
      expect(keyOf('products', record)).toBeUndefined()
    expect(fieldOf({ id: 7 }, 'toString')).toBeUndefined()
  })
})

/** Any object may be in a database, so the type of its fields is unknown. */
function record(fields: object): object {
  return fields
}

function without(field: string): object {
  return { [field]: undefined }
}

describe('the in-memory database', () => {
  const cart = (owner: string) => ({ owner, lines: [] })
  const user = { ...ada, password: { salt: '', hash: '', rounds: 1 } }

  it('deletes all records on forget()', async () => {
    const storage = createMemoryStorage()
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', cart('ada')))
    expect(storage.contents('cart')).toEqual([cart('ada')])
    storage.forget()
    expect(storage.contents('cart')).toEqual([])
  })

  it('returns and stores copies', async () => {
    const storage = createMemoryStorage()
    const given = cart('ada')
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', given))
    given.owner = 'grace'
    const [kept] = storage.contents('cart')
    if (kept) kept.owner = 'grace'
    expect(storage.contents('cart')).toEqual([cart('ada')])
  })

  it('refuses a record without a key, a duplicate in a unique index, and a store outside the transaction', async () => {
    const storage = createMemoryStorage()
    const put = (record: object) =>
      storage.transact('write', ['cart', 'registeredUsers'], (tx) =>
        tx.put('registeredUsers', { ...user, ...record }),
      )
    await put({})
    await put({ name: 'Ada King' })
    await expect(put({ id: Number.NaN })).rejects.toThrow(StorageError)
    await expect(put({ id: 'another' })).rejects.toThrow(StorageError)
    await put({ id: 'another', email: 'another@example.com' })
    await expect(storage.transact('read', ['cart'], (tx) => tx.get('user', 'current'))).rejects.toThrow(
      StorageError,
    )
    expect(storage.contents('registeredUsers')).toHaveLength(2)
  })

  it('refuses writes in a read transaction, and all access after a transaction has ended', async () => {
    const storage = createMemoryStorage()
    await expect(storage.transact('read', ['cart'], (tx) => tx.put('cart', cart('ada')))).rejects.toThrow(
      StorageError,
    )
    const over = await storage.transact('write', ['cart'], (tx) => Promise.resolve({ tx }))
    await expect(over.tx.get('cart', 'ada')).rejects.toThrow(StorageError)
  })

  it('checks a unique index per store, and only for records that have the field', async () => {
    const storage = createMemoryStorage()
    await storage.transact('write', ['settings', 'orders'], async (tx) => {
      for (const owner of ['ada', 'ada again']) await tx.put('settings', { ...defaultSettings(ada), owner })
      for (const id of ['order-1', 'order-2'])
        await tx.put('orders', { ...adasOrder, id, ...without('attempt') })
    })
    expect([storage.contents('settings'), storage.contents('orders')].map(({ length }) => length)).toEqual([
      2, 2,
    ])
  })

  it('finds only the records with the given index value', async () => {
    const storage = createMemoryStorage()
    await storage.transact('write', ['orders'], async (tx) => {
      for (const owner of ['ada', 'grace', 'alan'])
        await tx.put('orders', { ...adasOrder, id: `of ${owner}`, attempt: `by ${owner}`, owner })
    })
    const found = await storage.transact('read', ['orders'], (tx) => tx.find('orders', 'owner', 'grace'))
    expect(found.map(({ id }) => id)).toEqual(['of grace'])
  })

  it('gives access only to the stores of the transaction', async () => {
    const storage = createMemoryStorage()
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', cart('ada')))
    await storage.transact('write', ['wishlist'], (tx) => tx.put('wishlist', { owner: 'ada', products: [] }))
    expect(await storage.transact('read', ['cart'], (tx) => tx.all('cart'))).toEqual([cart('ada')])
  })

  it('refuses a record whose key is undefined', async () => {
    const storage = createMemoryStorage()
    await expect(
      storage.transact('write', ['cart'], (tx) => tx.put('cart', { ...cart('ada'), ...without('owner') })),
    ).rejects.toThrow(StorageError)
    expect(storage.contents('cart')).toEqual([])
  })

  it('is not changed by a read transaction', async () => {
    const storage = createMemoryStorage()
    await storage.transact('write', ['cart'], (tx) => tx.put('cart', cart('ada')))
    for (const work of ['remove', 'clear'] as const)
      await expect(storage.transact('read', ['cart'], (tx) => tx[work]('cart', 'ada'))).rejects.toThrow(
        StorageError,
      )
    expect(storage.contents('cart')).toEqual([cart('ada')])
  })

  it.each([
    [10, 9, 'b', 'a', 100, '10'],
    ['10', 'a', 9, 'b', 100, 10],
    ['b', 100, 'a', 10, '10', 9],
    [9, 10, 100, '10', 'a', 'b'],
  ])(
    'lists records by key like a database, when they are put in the order %s, %s, %s, %s, %s, %s',
    async (...keys) => {
      const storage = createMemoryStorage()
      const listed = await storage.transact('write', ['products'], async (tx) => {
        for (const id of keys) await tx.put('products', { ...lamp, ...record({ id }) })
        return tx.all('products')
      })
      expect(listed.map(({ id }) => id)).toEqual([9, 10, 100, '10', 'a', 'b'])
    },
  )

  it('lists string keys in order, and removes and clears records', async () => {
    const storage = createMemoryStorage()
    const keys = await storage.transact('write', ['wishlist'], async (tx) => {
      for (const owner of ['b', 'a', 'c']) await tx.put('wishlist', { owner, products: [] })
      await tx.remove('wishlist', 'c')
      return (await tx.all('wishlist')).map(({ owner }) => owner)
    })
    expect(keys).toEqual(['a', 'b'])
    await storage.transact('write', ['wishlist'], (tx) => tx.clear('wishlist'))
    expect(storage.contents('wishlist')).toEqual([])
  })
})
