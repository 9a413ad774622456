import { withBase } from '../base-path.ts'
import {
  type FirstProduct,
  fingerprint,
  firstCatalogue,
  pictureAt,
  type SecondProduct,
  secondCatalogue,
} from './catalogue.ts'

export type SourceRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** The base path of the site, for the addresses of pictures; `/` by default. */
  readonly base?: string | undefined
}

export type SourceAnswer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string; readonly ETag?: string }
  readonly body: string
}

const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
const allowedMethods = 'GET, HEAD, OPTIONS'

const json = ({ status, value }: Result): SourceAnswer => {
  const body = JSON.stringify(value)
  return {
    status,
    headers: {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: `"${fingerprint(body)}"`,
    },
    body,
  }
}

function picture(path: string): SourceAnswer {
  const svg = pictureAt(path)
  if (!svg) return json({ status: 404, value: { message: 'No such picture' } })
  return {
    status: 200,
    headers: {
      ...anyOrigin,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ETag: `"${fingerprint(svg)}"`,
    },
    body: svg,
  }
}

function find({ path, query, base }: SourceRequest): SourceAnswer | undefined {
  const [, root, source, ...rest] = path.split('/')
  if (root === 'pictures') return picture(path)
  if (root !== 'sources') return undefined
  if (source === 'one') return json(answerFirst(rest, query, base))
  if (source === 'two') return json(answerSecond(rest, query, base))
  return json({ status: 404, value: { message: 'No such source' } })
}

/** The response of the embedded sources; undefined if the path does not belong to them. */
export function answer(request: SourceRequest): SourceAnswer | undefined {
  const found = find(request)
  if (!found) return undefined
  if (request.method === 'GET') return found
  if (request.method === 'HEAD') {
    const length = String(new TextEncoder().encode(found.body).length)
    return { ...found, headers: { ...found.headers, 'Content-Length': length }, body: '' }
  }
  if (request.method === 'OPTIONS') {
    return {
      status: 204,
      headers: { ...anyOrigin, 'Access-Control-Allow-Methods': allowedMethods, Allow: allowedMethods },
      body: '',
    }
  }
  return json({ status: 405, value: { message: `${request.method} is not answered here` } })
}

type Result = { readonly status: number; readonly value: unknown }

const defaultLimit = 30
const notFound = (message: string): Result => ({ status: 404, value: { message } })
const badRequest = (name: string): Result => ({
  status: 400,
  value: { message: `Invalid '${name}' - must be a number` },
})

const firstResponse =
  (base: string) =>
  ({ picture, ...product }: FirstProduct) => ({
    ...product,
    image: withBase(picture, base),
  })

const firstCategories = [...new Set(firstCatalogue.map((product) => product.category))]

/** Answers as the public service does: an invalid limit is ignored, and an unknown id is `null` with status 200. */
function answerFirst(path: readonly string[], query: URLSearchParams, base = '/'): Result {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return notFound('Not found')
  if (id === 'categories') return { status: 200, value: firstCategories }
  if (id !== undefined && id !== '') {
    const product = firstCatalogue.find((candidate) => String(candidate.id) === id)
    return { status: 200, value: product ? firstResponse(base)(product) : null }
  }
  const limit = Number(query.get('limit'))
  const count = Number.isInteger(limit) && limit > 0 ? limit : firstCatalogue.length
  return { status: 200, value: firstCatalogue.slice(0, count).map(firstResponse(base)) }
}

function availability(stock: number): string {
  if (stock === 0) return 'Out of Stock'
  return stock < 10 ? 'Low Stock' : 'In Stock'
}

const secondResponse =
  (base: string) =>
  ({ pictures, ...product }: SecondProduct) => {
    const images = pictures.map((picture) => withBase(picture, base))
    return {
      ...product,
      tags: [product.category],
      sku: `${product.category.slice(0, 3).toUpperCase()}-${String(product.id).padStart(3, '0')}`,
      availabilityStatus: availability(product.stock),
      minimumOrderQuantity: 1,
      images,
      thumbnail: images[0],
    }
  }

/** Answers as the public service does: 30 products by default, all of them for `limit=0`, status 400 for an invalid limit. */
function answerSecond(path: readonly string[], query: URLSearchParams, base = '/'): Result {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return notFound('Not found')
  if (id !== undefined && id !== '') {
    const product = secondCatalogue.find((candidate) => String(candidate.id) === id)
    if (product) return { status: 200, value: secondResponse(base)(product) }
    return notFound(`Product with id '${id}' not found`)
  }
  const limit = Number(query.get('limit') ?? defaultLimit)
  const skip = Number(query.get('skip') ?? 0)
  if (!Number.isInteger(limit) || limit < 0) return badRequest('limit')
  if (!Number.isInteger(skip) || skip < 0) return badRequest('skip')
  const total = secondCatalogue.length
  const products = secondCatalogue.slice(skip, limit === 0 ? total : skip + limit).map(secondResponse(base))
  return { status: 200, value: { products, total, skip, limit: products.length } }
}
