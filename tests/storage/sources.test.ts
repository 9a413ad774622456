import { describe, expect, it, vi } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'
import {
  answering,
  first,
  here,
  json,
  type Reply,
  requests,
  second,
  settled,
  signal,
  text,
} from './source-replies.ts'

const sources = createSources({ here })

describe('the list of a source', () => {
  it('is converted from the format of the first source', async () => {
    answering(json([first]))
    expect(await sources.list('one', signal())).toEqual({
      products: [
        {
          id: 7,
          title: 'Ring "Solitaire" & Co.',
          price: 999,
          description: 'Gold.',
          category: 'jewelery',
          image: 'https://pictures.example/o%27hara%20&%20sons.png',
          images: ['https://pictures.example/o%27hara%20&%20sons.png'],
          rating: { rate: 3.9, count: 120 },
        },
      ],
      dropped: 0,
    })
    expect(requests[0]?.address).toBe('http://127.0.0.1:4173/sources/one/products?limit=100')
    expect(requests[0]?.init).toMatchObject({ credentials: 'same-origin' })
    expect(requests[0]?.init?.method ?? 'GET').toBe('GET')
  })

  it('is converted from the format of the second source, with ids above those of the first', async () => {
    answering(
      json({
        products: [second, { ...second, id: 6, stock: 0, thumbnail: null }, { ...second, id: 7, images: [] }],
        total: 3,
        skip: 0,
        limit: 3,
      }),
    )
    const { products } = await sources.list('two', signal())
    expect(products[0]).toMatchObject({
      id: 1005,
      price: 8_999,
      image: 'https://cdn.example/dior-j%27adore/thumbnail.webp',
      images: ['https://cdn.example/dior-j%27adore/1.webp'],
      rating: { rate: 4.41, count: 91 },
      stock: 91,
    })
    expect(products[1]).toMatchObject({
      id: 1006,
      stock: 0,
      image: 'https://cdn.example/dior-j%27adore/1.webp',
    })
    expect(products[2]?.images).toEqual(['https://cdn.example/dior-j%27adore/thumbnail.webp'])
    expect(requests[0]?.address).toBe('http://127.0.0.1:4173/sources/two/products?limit=100')
  })

  it('is requested from the configured hosts', async () => {
    const far = createSources({
      here,
      hostOf: (source) => (source === 'one' ? 'https://one.example/' : 'https://two.example/api'),
    })
    answering(json([]))
    await far.list('one', signal())
    answering(json({ products: [] }))
    await far.product(1007, signal()).catch(() => undefined)
    expect(requests[0]?.address).toBe('https://two.example/api/products/7')
  })

  it('omits and counts invalid products, and keeps the others', async () => {
    const broken = [
      null,
      'text',
      { ...first, id: '8' },
      { ...first, id: 8, price: '1' },
      { ...first, id: 8, price: -1 },
      { ...first, id: 8, title: '   ' },
      { ...first, id: 8, title: undefined },
      { ...first, id: 8, category: {} },
      { ...first, id: 1.5 },
      { ...first, id: 8, price: 1e300 },
      first,
    ]
    answering(json([first, ...broken, { ...first, id: 9 }]))
    const { products, dropped } = await sources.list('one', signal())
    expect(products.map(({ id }) => id)).toEqual([7, 9])
    expect(dropped).toBe(broken.length)
  })

  it('keeps the line breaks of a description, but not of a title', async () => {
    answering(json([{ ...first, title: 'Desk\nLamp', description: 'Light.\r\nWarm.\u0007\rSafe.\n' }]))
    const { products } = await sources.list('one', signal())
    expect(products[0]).toMatchObject({ title: 'Desk Lamp', description: 'Light.\nWarm. \nSafe.' })
  })

  it('repairs optional fields of a product', async () => {
    answering(
      json([
        { ...first, image: 7, description: null, rating: 'good' },
        { ...first, id: 8, rating: { rate: 99, count: -1 } },
      ]),
    )
    const { products, dropped } = await sources.list('one', signal())
    expect(products[0]).toMatchObject({
      image: '',
      images: [],
      description: '',
      rating: { rate: 0, count: 0 },
    })
    expect(products[1]?.rating).toEqual({ rate: 5, count: 0 })
    expect(dropped).toBe(0)
  })

  it.each([
    ['a number', '5'],
    ['nothing', ''],
    ['null', 'null'],
    ['an object', '{"message":"odd"}'],
  ])('fails if the answer is %s', async (_, body) => {
    answering(text(body))
    await expect(settled(sources.list('one', signal()))).rejects.toMatchObject({
      name: 'SourceError',
      message: 'Failed fetching products',
      status: 200,
    })
  })
})

describe('hostile pictures and texts', () => {
  it.each([
    ['javascript:alert(1)', ''],
    ['data:image/svg+xml,<svg onload=alert(1)>', ''],
    ['http://elsewhere.example/a.png', ''],
    ['https://user:secret@pictures.example/a.png', ''],
    ['ftp://pictures.example/a.png', ''],
    ['https://', ''],
    ['//elsewhere.example/a.png', ''],
    ['http://127.0.0.1:4173//elsewhere.example/a.png', ''],
    [`https://pictures.example/${'a'.repeat(5_000)}`, ''],
    ['/sources/one/pictures/a.svg', '/sources/one/pictures/a.svg'],
    [
      'https://pictures.example/a.png"onerror="alert(1)',
      'https://pictures.example/a.png%22onerror=%22alert%281%29',
    ],
    ["https://pictures.example/');color:red", 'https://pictures.example/%27%29;color:red'],
  ])('%s', async (image, safe) => {
    answering(json([{ ...first, image }]))
    const { products } = await sources.list('one', signal())
    expect(products[0]?.image).toBe(safe)
  })

  it('removes invalid characters from texts, and limits their length', async () => {
    answering(
      json([{ ...first, title: `\u202Ee\uD800vil\u0000 ${'x'.repeat(900)}`, category: 'toys\u0007' }]),
    )
    const { products } = await sources.list('one', signal())
    expect(() => encodeURIComponent(products[0]?.title ?? '')).not.toThrow()
    expect(products[0]?.title).toHaveLength(500)
    expect(products[0]?.title.startsWith('e vil')).toBe(true)
    expect(products[0]?.category).toBe('toys')
  })
})

describe('a single product', () => {
  it.each<[string, Reply]>([
    ['null', text('null')],
    ['an empty answer', text('')],
    ['a 404', json({ message: 'not found' }, 404)],
  ])('is unknown if the source answers with %s', async (_, reply) => {
    answering(reply)
    expect(await sources.product(999, signal())).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  it('is requested from the source that its id belongs to', async () => {
    answering(json(first))
    expect(await sources.product(7, signal())).toMatchObject({ id: 7, price: 999 })
    answering(json(second))
    expect(await sources.product(1005, signal())).toMatchObject({ id: 1005, price: 8_999 })
    expect(requests[0]?.address).toContain('/sources/two/products/5')
  })

  it.each<[string, Reply, number]>([
    ['a server error', text('down', 500), 500],
    ['another product', json({ ...first, id: 8 }), 200],
    ['no product', json({ message: 'odd' }), 200],
  ])('fails with the specification’s message after %s', async (_, reply, status) => {
    answering(reply)
    await expect(settled(sources.product(7, signal()))).rejects.toMatchObject({
      message: 'Failed fetching product 7',
      status,
    })
  })
})

describe('the categories', () => {
  it('are names without duplicates', async () => {
    answering(json(['electronics', ' jewelery ', 7, '', 'electronics']))
    expect(await sources.categories(signal())).toEqual(['electronics', 'jewelery'])
    expect(requests[0]?.address).toBe('http://127.0.0.1:4173/sources/one/products/categories')
  })

  it('fail with the specification’s message', async () => {
    answering(json({ message: 'odd' }, 400))
    await expect(settled(sources.categories(signal()))).rejects.toMatchObject({
      message: 'Failed fetching categories',
      status: 400,
      data: { message: 'odd' },
    })
  })
})

it('reads 100,000 products without blocking the page', async () => {
  vi.useRealTimers()
  const many = Array.from({ length: 100_000 }, (_, at) => ({ ...first, id: at + 1, title: `<b>${at}</b>` }))
  answering(() => ({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(many)) }) as Response)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const { products } = await sources.list('one', signal())
  clearInterval(timer)
  expect(products).toHaveLength(100_000)
  expect(turns).toBeGreaterThan(5)
})
