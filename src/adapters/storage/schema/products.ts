import * as v from 'valibot'
import type { LineProduct } from '../../../../machines/domain/cart.ts'
import type { Product } from '../../../../machines/domain/product.ts'
import { sourceNames } from '../../../../machines/domain/sources.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import {
  count,
  type Decoded,
  type Decoder,
  id,
  list,
  moment,
  picture,
  pictures,
  price,
  prose,
  whole,
  withItems,
  words,
} from './decode.ts'

export const lineProduct = v.object({
  id,
  title: words,
  price,
  category: words,
  image: picture,
  stock: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, LineProduct>

const rate = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(5))

export const product = v.object({
  ...lineProduct.entries,
  description: prose,
  images: pictures,
  rating: v.object({ rate, count }),
}) satisfies v.GenericSchema<unknown, Product>

const decodeProducts = withItems(
  whole(v.object({ name: v.picklist(sourceNames), products: list, at: moment })),
  ({ products }) => products,
  product,
  (answer, products) => ({ ...answer, products }),
  (item) => item.id,
)

const decodeCategories = withItems(
  whole(v.object({ name: v.literal('categories'), categories: list, at: moment })),
  ({ categories }) => categories,
  words,
  (answer, categories) => ({ ...answer, categories }),
  (category) => category,
)

const named = v.object({ name: v.literal('categories') })

export const decodeSource: Decoder<Stored['sources']> = (raw): Decoded<Stored['sources']> =>
  v.is(named, raw) ? decodeCategories(raw) : decodeProducts(raw)
