import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSources } from '../../src/adapters/sources/sources.ts'

type Reply = () => Promise<Response> | Response
const never: Reply = () => new Promise(() => undefined)
const json =
  (value: unknown, status = 200): Reply =>
  () =>
    new Response(JSON.stringify(value), { status })
const text =
  (body: string, status = 200): Reply =>
  () =>
    new Response(body, { status })
const down: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

let asked: { address: string; init: RequestInit | undefined }[] = []

/** Answers one call after the other; the last reply stays. */
function answering(...replies: Reply[]): void {
  asked = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? down
    asked.push({ address, init })
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    )
    return Promise.race([Promise.resolve(reply()), aborted])
  })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const here = 'http://127.0.0.1:4173/products'
const sources = createSources({ here })
const signal = () => new AbortController().signal

/** Lets all waits pass. */
async function settled<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return promise
}

const first = {
  id: 7,
  title: ' Ring "Solitaire" & Co.  ',
  price: 9.99,
  description: 'Gold.',
  category: 'jewelery',
  image: "https://pictures.example/o'hara & sons.png",
  rating: { rate: 3.9, count: 120 },
}
const second = {
  id: 5,
  title: "Dior J'adore",
  price: 89.99,
  description: 'Fragrance.',
  category: 'fragrances',
  thumbnail: "https://cdn.example/dior-j'adore/thumbnail.webp",
  images: ["https://cdn.example/dior-j'adore/1.webp", 7],
  rating: 4.41,
  stock: 91,
}

describe('the list of a source', () => {
  it("is mapped from the first source's shape", async () => {
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
    expect(asked[0]?.address).toBe('http://127.0.0.1:4173/sources/one/products?limit=100')
    expect(asked[0]?.init).toMatchObject({ credentials: 'omit' })
    expect(asked[0]?.init?.method ?? 'GET').toBe('GET')
  })

  it("is mapped from the second source's shape, past the ids of the first", async () => {
    answering(
      json({
        products: [second, { ...second, id: 6, stock: 0, thumbnail: null }],
        total: 2,
        skip: 0,
        limit: 2,
      }),
    )
    const { products } = await sources.list('two', signal())
    expect(products[0]).toMatchObject({
      id: 1005,
      price: 8_999,
      image: 'https://cdn.example/dior-j%27adore/thumbnail.webp',
      images: [
        'https://cdn.example/dior-j%27adore/thumbnail.webp',
        'https://cdn.example/dior-j%27adore/1.webp',
      ],
      rating: { rate: 4.41, count: 91 },
      stock: 91,
    })
    expect(products[1]).toMatchObject({
      id: 1006,
      stock: 0,
      image: 'https://cdn.example/dior-j%27adore/1.webp',
    })
    expect(asked[0]?.address).toBe('http://127.0.0.1:4173/sources/two/products?limit=100')
  })

  it('asks the hosts that it was given', async () => {
    const far = createSources({ here, one: 'https://one.example/', two: 'https://two.example/api' })
    answering(json([]))
    await far.list('one', signal())
    answering(json({ products: [] }))
    await far.product(1007, signal()).catch(() => undefined)
    expect(asked[0]?.address).toBe('https://two.example/api/products/7')
  })

  it('drops and counts what is broken, and keeps its neighbours', async () => {
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

  it('mends what a product can do without', async () => {
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
  ])('fails where %s comes instead', async (_, body) => {
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

  it('cleans texts of broken characters and bounds their length', async () => {
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

describe('an answer that may be better next time', () => {
  it.each<[string, Reply]>([
    ['no network', down],
    ['a server error', text('down', 503)],
    ['too many requests', json({ message: 'slow down' }, 429)],
    ['a cut answer', text('[{"id":1,"title":"Ba')],
  ])('is asked for again after %s', async (_, reply) => {
    answering(reply, reply, json([first]))
    const { products } = await settled(sources.list('one', signal()))
    expect(products).toHaveLength(1)
    expect(asked).toHaveLength(3)
  })

  it('is asked for three times in at most four seconds', async () => {
    answering(text('down', 500))
    const started = Date.now()
    let ended = 0
    const failing = sources.list('one', signal()).finally(() => {
      ended = Date.now() - started
    })
    await expect(settled(failing)).rejects.toMatchObject({ status: 500, data: 'down' })
    expect(asked).toHaveLength(3)
    expect(ended).toBeLessThanOrEqual(4_000)
  })

  it.each<[string, Reply, number | undefined]>([
    ['HTML instead of JSON', text('<!doctype html><title>Sorry</title>'), 200],
    ['a refusal', json({ message: 'forbidden' }, 403), 403],
    ['nothing for 20 seconds', never, undefined],
  ])('is not asked for again after %s', async (_, reply, status) => {
    answering(reply)
    await expect(settled(sources.list('one', signal()))).rejects.toMatchObject({
      message: 'Failed fetching products',
      status,
    })
    expect(asked).toHaveLength(1)
  })

  it('gives up on a source that does not answer after eight seconds', async () => {
    answering(never)
    let failed = false
    const waiting = sources.list('two', signal()).catch(() => {
      failed = true
    })
    await vi.advanceTimersByTimeAsync(7_900)
    expect(failed).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    await waiting
    expect(failed).toBe(true)
  })

  it('is not waited for without a network', async () => {
    answering(down)
    const offline = createSources({ here, online: () => false })
    await expect(settled(offline.list('one', signal()))).rejects.toMatchObject({ status: undefined })
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Reply]>([
    ['while it is under way', never],
    ['while it waits to ask again', down],
  ])('is dropped when nobody waits any more, %s', async (_, reply) => {
    answering(reply)
    const nobody = new AbortController()
    const waiting = sources.list('one', nobody.signal)
    waiting.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    nobody.abort(new DOMException('Gone', 'AbortError'))
    await expect(settled(waiting)).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a single product', () => {
  it.each<[string, Reply]>([
    ['null', text('null')],
    ['an empty answer', text('')],
    ['a 404', json({ message: 'not found' }, 404)],
  ])('is unknown when the source says so with %s', async (_, reply) => {
    answering(reply)
    expect(await sources.product(999, signal())).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

  it('comes from the source that its id belongs to', async () => {
    answering(json(first))
    expect(await sources.product(7, signal())).toMatchObject({ id: 7, price: 999 })
    answering(json(second))
    expect(await sources.product(1005, signal())).toMatchObject({ id: 1005, price: 8_999 })
    expect(asked[0]?.address).toContain('/sources/two/products/5')
  })

  it.each<[string, Reply, number]>([
    ['a server error', text('down', 500), 500],
    ['another product', json({ ...first, id: 8 }), 200],
    ['no product', json({ message: 'odd' }), 200],
  ])('fails in the specification’s words after %s', async (_, reply, status) => {
    answering(reply)
    await expect(settled(sources.product(7, signal()))).rejects.toMatchObject({
      message: 'Failed fetching product 7',
      status,
    })
  })
})

describe('the categories', () => {
  it('are names, each once', async () => {
    answering(json(['electronics', ' jewelery ', 7, '', 'electronics']))
    expect(await sources.categories(signal())).toEqual(['electronics', 'jewelery'])
    expect(asked[0]?.address).toBe('http://127.0.0.1:4173/sources/one/products/categories')
  })

  it('fail in the specification’s words', async () => {
    answering(json({ message: 'odd' }, 400))
    await expect(settled(sources.categories(signal()))).rejects.toMatchObject({
      message: 'Failed fetching categories',
      status: 400,
      data: { message: 'odd' },
    })
  })
})

it('reads 100,000 products without keeping the page from answering', async () => {
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
