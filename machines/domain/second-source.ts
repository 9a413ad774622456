import type { Product } from './product.ts'
import type { RawList, Source } from './source.ts'
import { decodeItem, description, id, isCount, price, rate, rawOf, title } from './source-fields.ts'

const maxImages = 20

/** Decodes a product of the second source; undefined if a required field is missing. */
function secondProduct(value: unknown, imageOf: (raw: unknown) => string): Product | undefined {
  return decodeItem(value, (raw) => {
    const images: unknown[] = Array.isArray(raw.images) ? raw.images : []
    const pictures = [...new Set(images.slice(0, maxImages).map(imageOf).filter(Boolean))]
    const main = imageOf(raw.thumbnail) || pictures[0] || ''
    const thumbnails = main ? [main] : []
    const stock = isCount(raw.stock) ? raw.stock : undefined
    return {
      id: id(raw.id),
      title: title(raw.title),
      price: price(raw.price),
      category: title(raw.category),
      description: description(raw.description),
      image: main,
      /** The thumbnail is a smaller copy of one of the pictures, so `images` has it only if there are no pictures. */
      images: pictures.length > 0 ? pictures : thumbnails,
      /** The specification takes the number of ratings from the stock. */
      rating: { rate: rate(raw.rating), count: stock ?? 0 },
      ...(stock === undefined ? {} : { stock }),
    }
  })
}

/** `total` is the number of all products of this source, not only of those it sent. */
function secondList(value: unknown, from = 0): RawList | undefined {
  const { products, total } = rawOf(value) ?? {}
  if (!Array.isArray(products)) return undefined
  return { items: products, isTruncated: !isCount(total) || total > from + products.length }
}

export const secondSource = {
  id: 'two',
  firstId: 1_001,
  list: secondList,
  hasPages: true,
  product: secondProduct,
} as const satisfies Source
