import * as v from 'valibot'
import { productSchemas, shortText } from '../../../../machines/domain/record-schemas.ts'
import { sourceNames } from '../../../../machines/domain/sources.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoded, type Decoder, list, moment, picture, pictures, whole, withItems } from './decode.ts'

export const { lineProduct, product, recentProduct, cartLine, orderItem } = productSchemas(picture, pictures)

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
  shortText,
  (answer, categories) => ({ ...answer, categories }),
  (category) => category,
)

const named = v.object({ name: v.literal('categories') })

export const decodeSource: Decoder<Stored['sources']> = (raw): Decoded<Stored['sources']> =>
  v.is(named, raw) ? decodeCategories(raw) : decodeProducts(raw)
