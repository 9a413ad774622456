import * as v from 'valibot'
import { sourceNames } from '../../../../machines/domain/sources.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoded, type Decoder, whole, withItems } from './decode.ts'
import { list, moment, words } from './primitives.ts'
import { product } from './product.ts'

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
