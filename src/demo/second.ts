import type { Result } from './answer.ts'
import { type SecondProduct, secondCatalogue } from './catalogue.ts'

const DEFAULT_LIMIT = 30

function availability(stock: number): string {
  if (stock === 0) return 'Out of Stock'
  return stock < 10 ? 'Low Stock' : 'In Stock'
}

function toResponse({ pictures, ...product }: SecondProduct) {
  return {
    ...product,
    tags: [product.category],
    sku: `${product.category.slice(0, 3).toUpperCase()}-${String(product.id).padStart(3, '0')}`,
    availabilityStatus: availability(product.stock),
    minimumOrderQuantity: 1,
    images: pictures,
    thumbnail: pictures[0],
  }
}

const badRequest = (name: string): Result => ({
  status: 400,
  value: { message: `Invalid '${name}' - must be a number` },
})

/** Answers as the public service does: 30 products by default, all of them for `limit=0`, status 400 for an invalid limit. */
export function answerSecond(path: readonly string[], query: URLSearchParams): Result {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return { status: 404, value: { message: 'Not found' } }
  if (id !== undefined && id !== '') {
    const product = secondCatalogue.find((candidate) => String(candidate.id) === id)
    if (product) return { status: 200, value: toResponse(product) }
    return { status: 404, value: { message: `Product with id '${id}' not found` } }
  }
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
  const skip = Number(query.get('skip') ?? 0)
  if (!Number.isInteger(limit) || limit < 0) return badRequest('limit')
  if (!Number.isInteger(skip) || skip < 0) return badRequest('skip')
  const total = secondCatalogue.length
  const products = secondCatalogue.slice(skip, limit === 0 ? total : skip + limit).map(toResponse)
  return { status: 200, value: { products, total, skip, limit: products.length } }
}
