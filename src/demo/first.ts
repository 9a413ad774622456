import type { Result } from './answer.ts'
import { type FirstProduct, firstCatalogue } from './catalogue.ts'

const toResponse = ({ picture, ...product }: FirstProduct) => ({ ...product, image: picture })

const categories = [...new Set(firstCatalogue.map((product) => product.category))]

/** Answers as the public service does: an invalid limit is ignored, and an unknown id is `null` with status 200. */
export function answerFirst(path: readonly string[], query: URLSearchParams): Result {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return { status: 404, value: { message: 'Not found' } }
  if (id === 'categories') return { status: 200, value: categories }
  if (id !== undefined && id !== '') {
    const product = firstCatalogue.find((candidate) => String(candidate.id) === id)
    return { status: 200, value: product ? toResponse(product) : null }
  }
  const limit = Number(query.get('limit'))
  const count = Number.isInteger(limit) && limit > 0 ? limit : firstCatalogue.length
  return { status: 200, value: firstCatalogue.slice(0, count).map(toResponse) }
}
