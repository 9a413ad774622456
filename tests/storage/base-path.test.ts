import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFakeIds } from '../../machines/fakes/fake-clock.ts'
import { aPage } from './page.ts'
import { answering, first, json, requests, signal } from './source-replies.ts'

/** Loads the adapters as in a build with VITE_BASE=/shop/. */
beforeAll(() => {
  vi.stubEnv('BASE_URL', '/shop/')
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function opened(address: string) {
  const { createHistory } = await import('../../src/adapters/history.ts')
  const { window } = aPage(undefined, `https://host.example${address}`)
  return { window, history: createHistory({ ids: createFakeIds('entry'), page: window }) }
}

describe('the history', () => {
  it('uses paths without the base for the machines, and addresses with the base in the browser', async () => {
    const { window, history } = await opened('/shop/products?search=ring#list')
    expect(history.place()).toMatchObject({ path: '/products', search: '?search=ring', hash: '#list' })
    expect(history.push('/cart')).toMatchObject({ path: '/cart' })
    expect(window.location.href).toBe('https://host.example/shop/cart')
    expect(history.replace('/?a=1')).toMatchObject({ path: '/', search: '?a=1' })
    expect(window.location.href).toBe('https://host.example/shop/?a=1')
    expect(history.push('?b=2')).toMatchObject({ path: '/', search: '?b=2' })
    expect(history.push('#top')).toMatchObject({ path: '/', search: '?b=2', hash: '#top' })
  })

  it('starts with the canonical form of an address', async () => {
    const { window, history } = await opened('/shop/CART/?a=1')
    expect(history.place()).toMatchObject({ path: '/cart', search: '?a=1' })
    expect(window.location.pathname).toBe('/shop/cart')
  })

  it.each(['//evil.example/cart', 'https://evil.example/', 'https://host.example/other', '/../other'])(
    'stays in the site for the address %s',
    async (to) => {
      const { window, history } = await opened('/shop/about')
      expect(history.push(to).path).toBe('/')
      expect(window.location.href).toBe('https://host.example/shop/')
    },
  )

  it('also works in memory, for a scenario in the room', async () => {
    const { createMemoryHistory } = await import('../../src/adapters/memory-history.ts')
    const { window } = aPage(undefined, 'https://host.example/shop/inspect?scenario=full-cart')
    const history = createMemoryHistory({ ids: createFakeIds('entry'), start: '/cart', page: window })
    expect(history.place()).toMatchObject({ path: '/cart' })
    expect(history.push('/products?a=1')).toMatchObject({ path: '/products', search: '?a=1' })
    expect(window.location.pathname).toBe('/shop/inspect')
  })
})

it('requests the embedded sources below the base, and accepts their pictures', async () => {
  const { createSources } = await import('../../src/adapters/sources/sources.ts')
  const sources = createSources({ here: 'https://host.example/shop/products' })
  answering(json([{ ...first, image: '/shop/pictures/ring.svg' }]))
  const { products } = await sources.list('one', signal())
  expect(requests[0]?.address).toBe('https://host.example/shop/sources/one/products?limit=100')
  expect(products[0]?.image).toBe('/shop/pictures/ring.svg')
})
