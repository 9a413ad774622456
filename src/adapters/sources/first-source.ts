import type { Product } from '../../../machines/domain/product.ts'
import { productLimit } from './addresses.ts'
import { description, id, isCount, price, type RawList, rate, rawOf, title, whereReadable } from './fields.ts'

/** A product as the first source describes it; undefined where it describes none. */
export function firstProduct(value: unknown, imageOf: (raw: unknown) => string): Product | undefined {
  return whereReadable(value, (raw) => {
    const picture = imageOf(raw.image)
    const rating = rawOf(raw.rating)
    return {
      id: id(raw.id),
      title: title(raw.title),
      price: price(raw.price),
      category: title(raw.category),
      description: description(raw.description),
      image: picture,
      images: picture ? [picture] : [],
      rating: { rate: rate(rating?.rate), count: isCount(rating?.count) ? rating.count : 0 },
    }
  })
}

/** It does not say how many products it has: all of them, where it sent fewer than it was asked for. */
export function firstList(value: unknown): RawList | undefined {
  return Array.isArray(value) ? { items: value, isCut: value.length >= productLimit } : undefined
}

export function categoryNames(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value.flatMap((name) => whereReadable({ name }, (raw) => title(raw.name)) ?? [])
  return [...new Set(names)]
}
