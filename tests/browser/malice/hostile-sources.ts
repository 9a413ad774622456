import type { BrowserContext } from '@playwright/test'
import { serveShells } from '../fixtures/shells.ts'
import { payloads } from './payloads.ts'

const half = Math.ceil(payloads.length / 2)
const payloadAt = (at: number) => payloads[at % payloads.length] ?? ''
/** In parsed JSON, `__proto__` is an own property of the object. */
const pollutingProperties =
  '"__proto__":{"polluted":true,"isAdmin":true},"constructor":{"prototype":{"polluted":true}}'

/** Each property of a product has a different payload; over the whole list, each property has each payload once. */
const first = payloads.slice(0, half).map((title, at) => ({
  id: at + 1,
  title,
  price: 10 + at,
  description: payloadAt(at + 7),
  category: payloadAt(at + 13),
  image: payloadAt(at + 29),
  rating: { rate: payloadAt(at), count: payloadAt(at + 1) },
}))
const second = payloads.slice(half).map((title, at) => ({
  id: at + 1,
  title,
  price: 10 + at,
  description: payloadAt(at + 7),
  category: payloadAt(at + 13),
  brand: payloadAt(at + 17),
  sku: payloadAt(at + 19),
  thumbnail: payloadAt(at + 29),
  images: [payloadAt(at + 31), payloadAt(at + 37)],
  rating: at % 2 === 0 ? 4 : payloadAt(at),
  stock: at % 2 === 0 ? 5 : payloadAt(at),
  reviews: [{ comment: payloadAt(at), reviewerName: payloadAt(at + 1) }],
}))
/** A text in the place of a number or a list: none of these is a valid product. */
const misshapen = payloads.slice(0, 40).map((text, at) => ({
  ...first[0],
  ...[{ id: text }, { price: text }, { title: { toString: text } }, { category: [text] }][at % 4],
}))

/** Ids of the valid products whose texts are payloads. */
export const hostileProducts: readonly number[] = [
  ...first.map(({ id }) => id),
  ...second.map(({ id }) => id + 1_000),
]

/** Makes both sources answer with payloads in all text fields. */
export async function poisonSources(context: BrowserContext): Promise<void> {
  await serveShells(context)
  await context.route('**/sources/*/products**', (route) => {
    const { pathname } = new URL(route.request().url())
    const [, source = '', requestedPath = ''] = /sources\/(one|two)\/products\/?(.*)$/.exec(pathname) ?? []
    return route.fulfill({ contentType: 'application/json', body: poisoned(answerTo(source, requestedPath)) })
  })
}

function answerTo(source: string, requestedPath: string): unknown {
  if (requestedPath === 'categories') return payloads
  const list = source === 'one' ? first : second
  if (requestedPath) return list.find(({ id }) => String(id) === requestedPath) ?? null
  return source === 'one'
    ? [...misshapen, ...first]
    : { products: second, total: payloadAt(0), limit: payloadAt(1) }
}

function poisoned(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('{"id":', `{${pollutingProperties},"id":`)
}
