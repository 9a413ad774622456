import type { BrowserContext } from '@playwright/test'
import { serveShells } from '../fixtures/shells.ts'
import { payloads } from './payloads.ts'

const half = Math.ceil(payloads.length / 2)
const taken = (at: number) => payloads[at % payloads.length] ?? ''
/** In parsed JSON, `__proto__` is an own property of the object. */
const polluting = '"__proto__":{"polluted":true,"isAdmin":true},"constructor":{"prototype":{"polluted":true}}'

/** Each property of a product has a different payload; over the whole list, each property has each payload once. */
const first = payloads.slice(0, half).map((title, at) => ({
  id: at + 1,
  title,
  price: 10 + at,
  description: taken(at + 7),
  category: taken(at + 13),
  image: taken(at + 29),
  rating: { rate: taken(at), count: taken(at + 1) },
}))
const second = payloads.slice(half).map((title, at) => ({
  id: at + 1,
  title,
  price: 10 + at,
  description: taken(at + 7),
  category: taken(at + 13),
  brand: taken(at + 17),
  sku: taken(at + 19),
  thumbnail: taken(at + 29),
  images: [taken(at + 31), taken(at + 37)],
  rating: at % 2 === 0 ? 4 : taken(at),
  stock: at % 2 === 0 ? 5 : taken(at),
  reviews: [{ comment: taken(at), reviewerName: taken(at + 1) }],
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
    const [, source = '', asked = ''] = /sources\/(one|two)\/products\/?(.*)$/.exec(pathname) ?? []
    return route.fulfill({ contentType: 'application/json', body: poisoned(answerTo(source, asked)) })
  })
}

function answerTo(source: string, asked: string): unknown {
  if (asked === 'categories') return payloads
  const list = source === 'one' ? first : second
  if (asked) return list.find(({ id }) => String(id) === asked) ?? null
  return source === 'one' ? [...misshapen, ...first] : { products: second, total: taken(0), limit: taken(1) }
}

function poisoned(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('{"id":', `{${polluting},"id":`)
}
