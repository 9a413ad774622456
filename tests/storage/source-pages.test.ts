import { expect, it } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'
import { answering, first, here, json, requests, second, signal } from './source-replies.ts'

it('a list is requested in pages if all products are wanted', async () => {
  const all = createSources({ here, loadsAll: true })
  answering(json({ products: [second, { ...second, id: 6 }], total: 3 }))
  expect(await all.list('two', signal())).toMatchObject({ isTruncated: true, next: 2 })
  answering(json({ products: [{ ...second, id: 7 }], total: 3 }))
  const last = await all.list('two', signal(), 2)
  expect(requests[0]?.address).toBe('http://127.0.0.1:4173/sources/two/products?limit=100&skip=2')
  expect(last.products.map(({ id }) => id)).toEqual([1007])
  expect([last.isTruncated, last.next]).toEqual([undefined, undefined])
  answering(json({ products: [], total: 9 }))
  expect(await all.list('two', signal(), 3)).toEqual({ products: [], dropped: 0, isTruncated: true })
})

it('a list has no next page by default, for a service without pages, or for static files', async () => {
  const truncated = json({ products: [second], total: 3 })
  answering(truncated)
  expect(await createSources({ here }).list('two', signal())).not.toHaveProperty('next')
  answering(truncated)
  expect(
    await createSources({ here, loadsAll: true, areFiles: true }).list('two', signal()),
  ).not.toHaveProperty('next')
  answering(json(Array.from({ length: 100 }, (_, at) => ({ ...first, id: at + 1 }))))
  expect(await createSources({ here, loadsAll: true }).list('one', signal())).not.toHaveProperty('next')
})
