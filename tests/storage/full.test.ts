import { afterEach, expect, it, vi } from 'vitest'
import { translatedError } from '../../src/adapters/storage/storage-error.ts'
import { aTab, rawContents } from './databases.ts'
import { aCart, anOrder } from './examples.ts'

afterEach(() => vi.restoreAllMocks())

const quota = () => new DOMException('Quota exceeded', 'QuotaExceededError')

it('says that the storage is full, and keeps what was there', async () => {
  const tab = aTab()
  await tab.transact('write', ['cart'], (tx) => tx.put('cart', aCart('guest', 1)))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    throw quota()
  })
  const placing = tab.transact('write', ['cart', 'orders'], async (tx) => {
    await tx.remove('cart', 'guest')
    await tx.put('orders', anOrder())
  })
  await expect(placing).rejects.toMatchObject({ name: 'StorageError', reason: 'full' })
  put.mockRestore()
  expect(await rawContents(tab.name, 'cart')).toEqual([aCart('guest', 1)])
})

it('says that the storage is full when that shows only as the transaction ends', async () => {
  const tab = aTab()
  await tab.open()
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const writing = tab.transact('write', ['cart'], async (tx) => {
    await tx.put('cart', aCart())
    const [begun] = begin.mock.results
    if (begun?.type !== 'return') return
    Object.defineProperty(begun.value, 'error', { get: quota, set: () => undefined })
    begun.value.abort()
  })
  await expect(writing).rejects.toMatchObject({ reason: 'full' })
})

it('knows the newer kind of quota error, and leaves a business error alone', () => {
  const newer = Object.assign(new Error('Too much'), { name: 'QuotaExceededError' })
  const business = new Error('User already exists')
  expect(translatedError(newer)).toMatchObject({ reason: 'full' })
  expect(translatedError(business)).toBe(business)
  expect(translatedError(business, quota())).toBe(business)
  expect(translatedError(new DOMException('', 'UnknownError'))).toMatchObject({ reason: 'failed' })
})
