import type { Product } from '../../machines/domain/product.ts'

/** The optional fields of a product, and the replacement that the shop shows. */
const optional: { field: string; isThere(product: Product): boolean; otherwise: string }[] = [
  { field: 'a description', isThere: ({ description }) => description !== '', otherwise: 'no text' },
  { field: 'a picture', isThere: ({ image }) => image !== '', otherwise: 'a drawing' },
  { field: 'more than one picture', isThere: ({ images }) => images.length > 1, otherwise: 'no gallery' },
  { field: 'a rating', isThere: ({ rating }) => rating.rate > 0, otherwise: '"Not rated yet"' },
  { field: 'a stock', isThere: ({ stock }) => stock !== undefined, otherwise: 'as available' },
]

/** Describes how many products have each optional field. */
export function fieldTexts(products: readonly Product[]): string[] {
  if (products.length === 0) return []
  return optional.map(({ field, isThere, otherwise }) => {
    const count = products.filter(isThere).length
    const rest = count < products.length ? `; the others show ${otherwise}` : ''
    return `${count} of ${products.length} products have ${field}${rest}.`
  })
}
