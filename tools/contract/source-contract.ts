import { productLimit, type Source } from '../../machines/domain/source.ts'
import { id, price, rawOf, title } from '../../machines/domain/source-fields.ts'
import { addressesAt, imageReader } from '../../src/adapters/sources/addresses.ts'
import { fieldTexts } from './fields.ts'

/** The result for one expectation of the shop from a product service. */
export interface Finding {
  verdict: 'ok' | 'FAILED' | 'note'
  text: string
}

interface Answer {
  status: number
  value: unknown
  allowedOrigin: string | null
  milliseconds: number
  kilobytes: number
}

/** The shop stops waiting after this time. */
const answerLimit = 8_000
const unknownId = 987_654_321
/** The maximum number of dropped items that are described individually. */
const shownItems = 10

/** Sends all requests of the shop to a product service, with the origin of a shop at the given address. */
export async function checkSource(source: Source, host: string, shop: string): Promise<Finding[]> {
  const addresses = addressesAt(host.replace(/\/+$/, ''), false)
  const ask = (address: string): Promise<Answer> => answerFrom(address, shop)
  const list = await ask(addresses.list)
  const items = source.list(list.value)?.items ?? []
  const imageOf = imageReader(`${host.replace(/\/+$/, '')}/`, shop)
  const readable = items.filter((item) => source.product(item, imageOf) !== undefined)
  const products = readable.flatMap((item) => source.product(item, imageOf) ?? [])
  return [
    ...listFindings(source, list),
    originFinding(list, host, shop),
    ...itemFindings(items, readable),
    ...pictureFindings(products.map(({ image }) => image)),
    ...fieldTexts(products).map(note),
    ...(await limitFindings(source, addresses.list, items.length, ask)),
    ...(await pageFindings(source, addresses.page(1), items, ask)),
    ...(await productFindings(source, readable, async (number) => ask(addresses.product(number)))),
    ...(source.categories
      ? categoryFindings(source.categories((await ask(addresses.categories)).value))
      : []),
  ]
}

async function answerFrom(address: string, shop: string): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(address, {
    headers: { Origin: new URL(shop).origin },
    signal: AbortSignal.timeout(answerLimit),
  }).catch((error: unknown) => {
    throw new Error(`${address} does not answer`, { cause: error })
  })
  const body = await response.text()
  return {
    status: response.status,
    value: parseJson(body),
    allowedOrigin: response.headers.get('access-control-allow-origin'),
    milliseconds: performance.now() - began,
    kilobytes: body.length / 1_000,
  }
}

function parseJson(body: string): unknown {
  try {
    return body.trim() === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

function listFindings(source: Source, { status, value, milliseconds, kilobytes }: Answer): Finding[] {
  const list = source.list(value)
  const size = `${kilobytes.toFixed(0)} kB in ${milliseconds.toFixed(0)} ms`
  if (!list)
    return [failed(`The list is answered with status ${status} and no list that can be read (${size}).`)]
  return [
    expectation(
      status === 200,
      `The list is answered with status ${status}: ${list.items.length} items, ${size}.`,
    ),
    expectation(
      list.items.length <= productLimit,
      `It has at most the ${productLimit} items that were asked for.`,
    ),
    note(list.isTruncated ? 'The service may have more products than these.' : 'These are all its products.'),
  ]
}

/** The shop requests only the products that it shows. A service that ignores the limit sends more data to each visitor. */
async function limitFindings(
  source: Source,
  address: string,
  all: number,
  ask: (address: string) => Promise<Answer>,
): Promise<Finding[]> {
  if (all < 2) return []
  const { value } = await ask(address.replace(`limit=${productLimit}`, 'limit=1'))
  const count = source.list(value)?.items.length
  return [
    note(`Asked for 1 item, it sends ${count ?? 'no list'}${count === 1 ? '' : ': it ignores the limit'}.`),
  ]
}

/** Only a shop that is built with `VITE_SOURCE_TWO_ALL=on` requests further pages. */
async function pageFindings(
  source: Source,
  address: string,
  items: readonly unknown[],
  ask: (address: string) => Promise<Answer>,
): Promise<Finding[]> {
  if (!source.hasPages || items.length < 2) return []
  const { value } = await ask(address)
  const idOf = (item: unknown) => rawOf(item)?.id
  const skips = idOf(source.list(value, 1)?.items[0]) === idOf(items[1])
  const found = skips
    ? 'begins with the second: its list has pages'
    : 'does not: its list has no further pages'
  return [note(`Asked to skip 1 item, it ${found}.`)]
}

function originFinding({ allowedOrigin }: Answer, host: string, shop: string): Finding {
  const { origin } = new URL(shop)
  if (new URL(host).origin === origin) return note('The service has the origin of the shop.')
  const isAllowed = allowedOrigin === '*' || allowedOrigin === origin
  return expectation(
    isAllowed,
    `Pages of ${origin} may read its answers (Access-Control-Allow-Origin is ${allowedOrigin ?? 'missing'}).`,
  )
}

function itemFindings(items: readonly unknown[], readable: readonly unknown[]): Finding[] {
  const dropped = items.filter((item) => !readable.includes(item)).map(reasonOf)
  const ids = readable.map((item) => rawOf(item)?.id)
  const repeated = ids.filter((number, at) => ids.indexOf(number) !== at)
  const more = dropped.length > shownItems ? [note(`… and ${dropped.length - shownItems} more`)] : []
  return [
    expectation(readable.length > 0, `The shop can read ${readable.length} of ${items.length} items.`),
    ...dropped.slice(0, shownItems).map((reason) => note(`Left out: ${reason}`)),
    ...more,
    ...repeated.map((number) => note(`Left out: a second item with id ${number}`)),
  ]
}

/** Describes the field that makes the shop leave out an item. */
function reasonOf(item: unknown): string {
  const raw = rawOf(item)
  if (!raw) return `${JSON.stringify(item)} is no object`
  const fields = { id, title, price, category: title }
  const [field] = Object.entries(fields).find(([name, read]) => !isReadable(() => read(raw[name]))) ?? []
  const named = `item ${JSON.stringify(raw.id)} (${JSON.stringify(raw.title)})`
  return field === undefined ? named : `${named}: its ${field} is ${JSON.stringify(raw[field]) ?? 'missing'}`
}

function isReadable(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

function pictureFindings(pictures: readonly string[]): Finding[] {
  const missing = pictures.filter((picture) => picture === '').length
  return [
    note(
      missing === 0
        ? 'Every product has a picture that the page may show.'
        : `${missing} of ${pictures.length} products have no picture that the page may show: it needs https, or the origin of the shop.`,
    ),
  ]
}

async function productFindings(
  source: Source,
  readable: readonly unknown[],
  ask: (id: number) => Promise<Answer>,
): Promise<Finding[]> {
  const unknown = await ask(unknownId)
  const isUnknown = unknown.status === 404 || (unknown.status === 200 && !unknown.value)
  const findings = [
    expectation(
      isUnknown,
      `An id that does not exist is answered with status ${unknown.status} and no product.`,
    ),
  ]
  const first = Number(rawOf(readable[0])?.id)
  if (readable.length === 0) return findings
  const { status, value } = await ask(first)
  const product = source.product(value, () => '')
  return [
    expectation(product?.id === first, `Product ${first} is answered by itself (status ${status}).`),
    ...findings,
  ]
}

function categoryFindings(names: readonly string[] | undefined): Finding[] {
  return [
    names
      ? expectation(names.length > 0, `It names ${names.length} categories: ${names.join(', ')}.`)
      : failed('The categories cannot be read: they should be an array of names.'),
  ]
}

function expectation(isMet: boolean, text: string): Finding {
  return { verdict: isMet ? 'ok' : 'FAILED', text }
}

function failed(text: string): Finding {
  return { verdict: 'FAILED', text }
}

function note(text: string): Finding {
  return { verdict: 'note', text }
}
