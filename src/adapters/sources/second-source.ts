import * as v from 'valibot'
import { type Product, secondSourceOffset } from '../../../machines/product/product.ts'
import { description, id, image, price, rate, title } from './first-source.ts'

const mostImages = 20
const stockCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const item = v.object({
  id,
  title,
  price,
  category: title,
  description,
  thumbnail: image,
  images: v.fallback(v.array(v.unknown()), []),
  rating: rate,
  stock: v.fallback(v.optional(stockCount), undefined),
})

/** A product as the second source describes it; undefined where it describes none. */
export function secondProduct(raw: unknown, imageOf: (raw: unknown) => string): Product | undefined {
  const read = v.safeParse(item, raw)
  if (!read.success) return undefined
  const { thumbnail, images, rating, stock, ...rest } = read.output
  const pictures = images.slice(0, mostImages).map(imageOf).filter(Boolean)
  const main = imageOf(thumbnail) || pictures[0] || ''
  return {
    ...rest,
    id: rest.id + secondSourceOffset,
    image: main,
    images: main ? [main, ...pictures.filter((picture) => picture !== main)] : [],
    rating: { rate: rating, count: stock ?? 0 },
    ...(stock === undefined ? {} : { stock }),
  }
}

export function secondList(value: unknown): unknown[] | undefined {
  const read = v.safeParse(v.object({ products: v.array(v.unknown()) }), value)
  return read.success ? read.output.products : undefined
}
