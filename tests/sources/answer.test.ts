import { expect, test } from 'vitest'
import { answer } from '../../src/demo/answer.ts'
import { firstCatalogue, secondCatalogue } from '../../src/demo/catalogue.ts'

const firstCount = firstCatalogue.length
const total = secondCatalogue.length

const ask = (address: string, method = 'GET') => {
  const { pathname, searchParams } = new URL(address, 'http://shop.example')
  return answer({ method, path: pathname, query: searchParams })
}
const read = (address: string): unknown => JSON.parse(ask(address)?.body ?? '')

test('the first source returns an array and applies the limit', () => {
  expect(read('/sources/one/products?limit=100')).toHaveLength(firstCount)
  expect(read('/sources/one/products?limit=7')).toHaveLength(7)
  expect(read('/sources/one/products')).toHaveLength(firstCount)
})

test.each(['nonsense', '-3', '0', '2.5', ''])('the first source ignores the limit %j', (limit) => {
  expect(read(`/sources/one/products?limit=${limit}`)).toHaveLength(firstCount)
})

test('the first source lists its four categories', () => {
  expect(read('/sources/one/products/categories')).toEqual([
    'electronics',
    'jewelery',
    "men's clothing",
    "women's clothing",
  ])
})

test('the first source returns null with status 200 for an unknown id', () => {
  expect(read('/sources/one/products/3')).toMatchObject({ id: 3 })
  for (const id of [`${firstCount + 1}`, '0', '1.0', 'x']) {
    const response = ask(`/sources/one/products/${id}`)
    expect(response?.status).toBe(200)
    expect(response?.body).toBe('null')
  }
})

test('the second source returns an object with products, total, skip and limit', () => {
  expect(read('/sources/two/products?limit=100')).toMatchObject({ total, skip: 0, limit: 100 })
  expect(read('/sources/two/products')).toMatchObject({ total, limit: 30 })
  expect(read('/sources/two/products?limit=0')).toMatchObject({ limit: total })
  expect(read(`/sources/two/products?limit=10&skip=${total - 2}`)).toMatchObject({
    limit: 2,
    skip: total - 2,
    products: [{ id: total - 1 }, { id: total }],
  })
})

test.each(['limit=many', 'limit=-1', 'skip=some'])('the second source answers 400 for %s', (query) => {
  expect(ask(`/sources/two/products?${query}`)?.status).toBe(400)
  expect(read(`/sources/two/products?${query}`)).toEqual({
    message: expect.stringContaining('must be a number'),
  })
})

test('the second source answers 404 with a message for an unknown id', () => {
  expect(read('/sources/two/products/100')).toMatchObject({ id: 100 })
  const unknown = `/sources/two/products/${total + 1}`
  expect(ask(unknown)?.status).toBe(404)
  expect(read(unknown)).toEqual({ message: `Product with id '${total + 1}' not found` })
})

test('every answer allows other origins and must be revalidated', () => {
  const response = ask('/sources/one/products')
  expect(response?.headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json; charset=utf-8',
  })
  expect(response?.headers.ETag).toBe(ask('/sources/one/products')?.headers.ETag)
  expect(response?.headers.ETag).not.toBe(ask('/sources/one/products?limit=1')?.headers.ETag)
})

test('HEAD sends the headers of GET, OPTIONS lists the methods, and other methods are 405', () => {
  const got = ask('/sources/two/products?limit=2')
  const head = ask('/sources/two/products?limit=2', 'HEAD')
  expect(head?.body).toBe('')
  expect(head?.headers).toEqual({
    ...got?.headers,
    'Content-Length': String(Buffer.byteLength(got?.body ?? '')),
  })
  expect(ask('/sources/two/products', 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS' },
  })
  expect(ask('/sources/two/products', 'POST')?.status).toBe(405)
})

test('a path outside the sources is undefined, and an unknown path inside them is 404', () => {
  expect(ask('/products')).toBeUndefined()
  expect(ask('/')).toBeUndefined()
  expect(ask('/sourcesone')).toBeUndefined()
  for (const address of [
    '/sources/three/products',
    '/sources/one/carts',
    '/sources/two/products/1/2',
    '/sources',
  ])
    expect(ask(address)?.status).toBe(404)
})
