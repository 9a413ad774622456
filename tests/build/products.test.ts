import { afterEach, expect, test, vi } from 'vitest'
import { lamp } from '../../machines/fixtures/examples.ts'
import {
  prerenderedProductsElement,
  readPrerenderedProducts,
} from '../../src/adapters/hydration/prerendered-products.ts'
import { firstCatalogue, secondCatalogue } from '../../src/demo/catalogue.ts'
import { firstProducts, productPages, productsAtBuild } from '../../tools/site/products.ts'

const two = { VITE_SOURCE_TWO_URL: 'https://two.example' }
const warn = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  warn.mockClear()
})

test('reads the embedded sources without a server', async () => {
  const products = await productsAtBuild({}, warn)
  expect(products).toHaveLength(firstCatalogue.length + secondCatalogue.length)
  expect(products[0]).toMatchObject({ id: 1, title: firstCatalogue[0]?.title })
  expect(products[0]?.image).toMatch(/^\/pictures\//)
  expect(products.at(-1)?.id).toBe(1000 + secondCatalogue.length)
  expect(warn).not.toHaveBeenCalled()
})

test('requests a source on another host', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const products = [
      { id: 1, title: 'Mug', price: 5, description: '', category: 'kitchen', rating: 4, images: [] },
    ]
    return Promise.resolve(Response.json({ products, total: 1 }))
  })
  const products = await productsAtBuild(two, warn)
  expect(asked).toEqual(['https://two.example/products?limit=100'])
  expect(products.map(({ id }) => id)).toEqual([...firstCatalogue.map(({ id }) => id), 1001])
})

test('leaves out and reports a source that does not answer within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
  })
  const products = productsAtBuild(two, warn)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await products).toHaveLength(firstCatalogue.length)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The source two did not answer/)]])
})

test('the catalogue page contains twelve products, and the first 500 have their own pages', () => {
  const products = Array.from({ length: 600 }, (_, at) => ({ ...lamp, id: at + 1 }))
  expect(firstProducts(products).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const pages = productPages(products)
  expect(pages).toHaveLength(500)
  expect(pages[6]?.path).toBe('/products/7')
  expect(pages[6]?.products.map(({ id }) => id)).toEqual([7, 1, 2, 3, 4])
  expect(productPages([])).toEqual([])
})

test('products are embedded in a page as data, even with markup in their texts', () => {
  const product = { ...lamp, title: '</script><script>alert(1)</script><!-- $& -->' }
  const element = prerenderedProductsElement([product])
  expect(element.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /^<script type="application\/json" id="[\w-]+">(.*)<\/script>$/.exec(element) ?? []
  const page = { getElementById: () => ({ textContent: json }) } as unknown as Document
  expect(readPrerenderedProducts(page)).toEqual([product])
  expect(readPrerenderedProducts({ getElementById: () => null } as unknown as Document)).toEqual([])
})
