import type { Finding } from './answer.ts'
import { type FirstProduct, firstCatalogue } from './catalogue.ts'

const shown = ({ picture, ...product }: FirstProduct) => ({ ...product, image: picture })

const categories = [...new Set(firstCatalogue.map((product) => product.category))]

/** As the public service does: no limit that it cannot read is a reason to refuse, and an unknown id is no error. */
export function answerFirst(path: readonly string[], query: URLSearchParams): Finding {
  const [collection, id, ...rest] = path
  if (collection !== 'products' || rest.length > 0) return { status: 404, value: { message: 'Not found' } }
  if (id === 'categories') return { status: 200, value: categories }
  if (id !== undefined && id !== '') {
    const product = firstCatalogue.find((candidate) => String(candidate.id) === id)
    return { status: 200, value: product ? shown(product) : null }
  }
  const limit = Number(query.get('limit'))
  const count = Number.isInteger(limit) && limit > 0 ? limit : firstCatalogue.length
  return { status: 200, value: firstCatalogue.slice(0, count).map(shown) }
}
