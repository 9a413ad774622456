import { describe, expect, it } from 'vitest'

import { createActor } from 'xstate'
import {
  namedError,
  notUnique,
  outsideScope,
  PasswordsUnavailable,
  readOnly,
  SourceError,
  StorageError,
  storageErrorKind,
  transactionOver,
  withoutKey,
} from '../../machines/domain/errors.ts'
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
import { port } from '../../machines/ports/setup.ts'
import { waitFor } from '../wait.ts'

describe('an error with a name', () => {
  class Spilt extends namedError('Spilt') {}
  class OftenSpilt extends Spilt {}
  class Burnt extends namedError('Burnt') {}

  it('is known by it, whatever copy of its class it is of', () => {
    class Copy extends namedError('Spilt') {}
    expect(new Copy('milk')).toBeInstanceOf(Spilt)
    expect(new Burnt('milk')).not.toBeInstanceOf(Spilt)
    expect({ name: 'Spilt' }).not.toBeInstanceOf(Spilt)
    expect([new Spilt('milk').name, new Spilt('milk').message]).toEqual(['Spilt', 'milk'])
  })

  it('may have kinds of its own', () => {
    expect(new OftenSpilt('milk')).toBeInstanceOf(OftenSpilt)
    expect(new OftenSpilt('milk')).toBeInstanceOf(Spilt)
    expect(new Spilt('milk')).not.toBeInstanceOf(OftenSpilt)
  })

  it('carries what is to be told apart', () => {
    const cause = new Error('the socket closed')
    const error = new SourceError('No list', 503, { retry: true }, { cause })
    expect(error).toMatchObject({ name: 'SourceError', status: 503, data: { retry: true }, cause })
    expect(storageErrorKind(new StorageError('full', 'No room', { cause }))).toBe('full')
    expect(new StorageError('full', 'No room', { cause }).cause).toBe(cause)
    expect(storageErrorKind(cause)).toBe('failed')
    expect(new PasswordsUnavailable()).toBeInstanceOf(PasswordsUnavailable)
    expect(new PasswordsUnavailable().name).toBe('PasswordsUnavailable')
  })

  it('says of a transaction what it was refused for', () => {
    const refusals = [
      outsideScope('cart'),
      readOnly('cart'),
      notUnique('cart', 'email'),
      withoutKey('cart', 'x'),
    ]
    for (const error of [...refusals, transactionOver()]) expect(storageErrorKind(error)).toBe('failed')
    for (const { message } of refusals) expect(message).toContain('cart')
  })
})

it('says what is missing where nobody has provided a port', async () => {
  const actor = createActor(port<void, unknown>('reading the cart'))
  actor.subscribe({ error: () => {} })
  actor.start()
  await expect(waitFor(actor, ({ status }) => status === 'error')).rejects.toThrow('reading the cart')
})

describe('the layout of what is stored', () => {
  it('names every store once', () => {
    expect([...storeNames].sort()).toEqual(Object.keys(keyPaths).sort())
    expect(everythingChanged).toEqual({ type: 'storage.changed', stores: storeNames })
    expect([
      isStoreName('cart'),
      isStoreName('toString'),
      isStoreName('basket'),
      isStoreName(['cart']),
    ]).toEqual([true, false, false, false])
  })

  it('stays what the databases of shoppers have', () => {
    expect(guest).toBe('guest')
    expect(storeIndexes).toEqual([
      { store: 'registeredUsers', name: 'email', unique: true },
      { store: 'orders', name: 'owner', unique: false },
      { store: 'orders', name: 'attempt', unique: true },
    ])
  })

  it('finds the key of a record, where it has one', () => {
    expect([keyOf('cart', { owner: 'ada' }), keyOf('products', { id: 7 })]).toEqual(['ada', 7])
    for (const record of [{}, { id: Number.NaN }, { id: true }, null, 'text', undefined])
      expect(keyOf('products', record)).toBeUndefined()
    expect(fieldOf({ id: 7 }, 'toString')).toBeUndefined()
  })
})
