import * as v from 'valibot'
import { toCents } from '../../../machines/money/money.ts'
import type { Product } from '../../../machines/product/product.ts'
import { cleaned } from './text.ts'

const dearest = 10_000_000
const longestTitle = 500
const longestDescription = 20_000

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
export const title = v.pipe(
  v.string(),
  v.transform((text) => cleaned(text, longestTitle)),
  v.nonEmpty(),
)
export const price = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(dearest), v.transform(toCents))
export const description = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => cleaned(text, longestDescription)),
  ),
  '',
)
export const image = v.fallback(v.string(), '')
export const rate = v.fallback(
  v.pipe(
    v.number(),
    v.finite(),
    v.transform((given) => Math.min(5, Math.max(0, given))),
  ),
  0,
)
export const count = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)

const item = v.object({
  id,
  title,
  price,
  category: title,
  description,
  image,
  rating: v.fallback(v.object({ rate, count }), { rate: 0, count: 0 }),
})

type ImageOf = (raw: string) => string

/** A product as the first source describes it; undefined where it describes none. */
export function firstProduct(raw: unknown, imageOf: ImageOf): Product | undefined {
  const read = v.safeParse(item, raw)
  if (!read.success) return undefined
  const picture = imageOf(read.output.image)
  return { ...read.output, image: picture, images: picture ? [picture] : [] }
}

export function firstList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

const category = v.pipe(
  v.unknown(),
  v.transform((raw) => v.safeParse(title, raw)),
)

export function categoryNames(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value
    .map((raw) => v.parse(category, raw))
    .flatMap((read) => (read.success ? [read.output] : []))
  return [...new Set(names)]
}
