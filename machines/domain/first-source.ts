import type { Product } from './product.ts'
import { productLimit, type RawList, type Source } from './source.ts'
import { decodeItem, description, id, isCount, price, rate, rawOf, title } from './source-fields.ts'

/** Decodes a product of the first source; undefined if a required field is missing. */
function firstProduct(value: unknown, imageOf: (raw: unknown) => string): Product | undefined {
  return decodeItem(value, (raw) => {
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

/** This source sends no total. The list is complete if it has fewer products than were requested. */
function firstList(value: unknown): RawList | undefined {
  return Array.isArray(value) ? { items: value, isTruncated: value.length >= productLimit } : undefined
}

function categoryNames(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value.flatMap((name) => decodeItem({ name }, (raw) => title(raw.name)) ?? [])
  return [...new Set(names)]
}

export const firstSource = {
  id: 'one',
  firstId: 1,
  list: firstList,
  product: firstProduct,
  categories: categoryNames,
} as const satisfies Source
