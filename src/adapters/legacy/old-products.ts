import * as v from 'valibot'
import {
  applyToCart,
  type CartLine,
  emptyCart,
  lineProduct,
  quantityLimit,
} from '../../../machines/domain/cart.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { imageReader } from '../sources/addresses.ts'
import {
  dollars,
  number,
  optionalLine,
  optionalText,
  type Read,
  readList,
  requiredLine,
} from './old-shapes.ts'

const id = v.pipe(number, v.safeInteger(), v.minValue(1))
const count = v.pipe(number, v.safeInteger(), v.minValue(0))
const rate = v.pipe(number, v.minValue(0), v.maxValue(5))
const unrated = { rate: 0, count: 0 }

const rating = v.fallback(
  v.union([
    v.object({ rate: v.fallback(rate, 0), count: v.fallback(count, 0) }),
    v.pipe(
      rate,
      v.transform((given) => ({ rate: given, count: 0 })),
    ),
  ]),
  unrated,
)

const oldProduct = v.object({
  id,
  title: requiredLine,
  price: dollars,
  category: optionalLine,
  description: optionalText,
  image: v.fallback(v.string(), ''),
  rating,
  stock: v.fallback(v.optional(count), undefined),
})

const quantity = v.optional(
  v.pipe(
    number,
    v.minValue(1),
    v.transform((given) => Math.min(quantityLimit, Math.trunc(given))),
  ),
  1,
)

/** The schemas of an older shop's product records, for a page at the given address. */
export function oldProducts(here: string) {
  const imageOf = imageReader(here, here)

  const product: v.GenericSchema<unknown, Product> = v.pipe(
    oldProduct,
    v.transform(({ stock, ...given }) => {
      const image = imageOf(given.image)
      return { ...given, image, images: image ? [image] : [], ...(stock === undefined ? {} : { stock }) }
    }),
  )

  const pair = v.pipe(
    v.object({ product, quantity }),
    v.transform((given) => ({ product: lineProduct(given.product), quantity: given.quantity })),
  )
  const flat = v.pipe(
    v.intersect([product, v.object({ quantity })]),
    v.transform(({ quantity: wanted, ...given }) => ({ product: lineProduct(given), quantity: wanted })),
  )
  /** Either a product and a quantity, or one object with the product's fields and a quantity. */
  const cartLine: v.GenericSchema<unknown, CartLine> = v.union([pair, flat])

  return { product, cartLine }
}

export type OldProducts = ReturnType<typeof oldProducts>

/** Merges two lines of one product and adds their quantities. */
export function readOldCart(value: unknown, { cartLine }: OldProducts): Read<CartLine> {
  const { items, refused } = readList(value, cartLine, 'items', 'lines')
  const restored = items.map((line, at) => ({ at, line }))
  return { items: applyToCart(emptyCart, { type: 'cart.restore', lines: restored }).lines, refused }
}

/** Selects products added by a user: in a list of all products, only those have no rating. */
export function readOldProducts(
  values: { products?: unknown; localProducts?: unknown; addedProducts?: unknown },
  { product }: OldProducts,
): Read<Product> {
  const all = readList(values.products, product, 'products', 'items')
  const own = [values.localProducts, values.addedProducts].map((value) =>
    readList(value, product, 'products', 'items'),
  )
  return {
    items: [...own.flatMap(({ items }) => items), ...all.items.filter(isUnrated)],
    refused: [...own.flatMap(({ refused }) => refused), ...all.refused],
  }
}

function isUnrated({ rating: { rate: given, count: votes } }: Product): boolean {
  return given === 0 && votes === 0
}
