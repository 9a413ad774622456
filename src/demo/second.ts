import type { Finding } from './answer.ts'
import { type SecondProduct, secondCatalogue } from './catalogue.ts'

const DEFAULT_LIMIT = 30

function availability(stock: number): string {
  if (stock === 0) return 'Out of Stock'
  return stock < 10 ? 'Low Stock' : 'In Stock'
}

function shown({ pictures, ...product }: SecondProduct) {
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

const refused = (name: string): Finding => ({
  status: 400,
  value: { message: `Invalid '${name}' - must be a number` },
})

/** As the public service does: thirty unless asked for more, everything for 0, and a message for what it cannot read. */
export function answerSecond(path: readonly string[], query: URLSearchParams): Finding {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return { status: 404, value: { message: 'Not found' } }
  if (id !== undefined && id !== '') {
    const product = secondCatalogue.find((candidate) => String(candidate.id) === id)
    if (product) return { status: 200, value: shown(product) }
    return { status: 404, value: { message: `Product with id '${id}' not found` } }
  }
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
  const skip = Number(query.get('skip') ?? 0)
  if (!Number.isInteger(limit) || limit < 0) return refused('limit')
  if (!Number.isInteger(skip) || skip < 0) return refused('skip')
  const total = secondCatalogue.length
  const products = secondCatalogue.slice(skip, limit === 0 ? total : skip + limit).map(shown)
  return { status: 200, value: { products, total, skip, limit: products.length } }
}
