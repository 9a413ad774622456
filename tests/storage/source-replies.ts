import { afterEach, beforeEach, vi } from 'vitest'

export type Reply = () => Promise<Response> | Response
export const never: Reply = () => new Promise(() => undefined)
export const json =
  (value: unknown, status = 200): Reply =>
  () =>
    new Response(JSON.stringify(value), { status })
export const text =
  (body: string, status = 200): Reply =>
  () =>
    new Response(body, { status })
export const down: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

/** The calls since the replies were last set. */
export const requests: { address: string; init: RequestInit | undefined }[] = []

/** Each call gets the next reply; the last reply is repeated. */
export function answering(...replies: Reply[]): void {
  requests.length = 0
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? down
    requests.push({ address, init })
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

export const here = 'http://127.0.0.1:4173/products'
export const signal = () => new AbortController().signal

/** Advances the fake timers past all waits. */
export async function settled<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return promise
}

export const first = {
  id: 7,
  title: ' Ring "Solitaire" & Co.  ',
  price: 9.99,
  description: 'Gold.',
  category: 'jewelery',
  image: "https://pictures.example/o'hara & sons.png",
  rating: { rate: 3.9, count: 120 },
}
export const second = {
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
