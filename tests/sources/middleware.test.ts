import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourcesMiddleware } from '../../src/demo/plugin.ts'

const server = createServer((request, response) => {
  sourcesMiddleware('/')(request, response, () => response.writeHead(418).end('not ours'))
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('answers its own requests, and passes the others on', async () => {
  const list = await fetch(`${origin}/sources/one/products?limit=3`)
  expect(await list.json()).toHaveLength(3)
  expect((await fetch(`${origin}/about`)).status).toBe(418)
})

test('answers 304 if the ETag matches', async () => {
  const address = `${origin}/sources/two/products/5`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await fetch(address, { headers: { 'If-None-Match': held }, cache: 'no-store' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  expect((await fetch(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test('serves the picture that a product refers to', async () => {
  const product = (await (await fetch(`${origin}/sources/one/products/1`)).json()) as { image: string }
  const picture = await fetch(origin + product.image)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg /)
})
