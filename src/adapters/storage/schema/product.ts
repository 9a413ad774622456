import * as v from 'valibot'
import type { LineProduct } from '../../../../machines/domain/cart.ts'
import type { Product } from '../../../../machines/domain/product.ts'
import { count, id, picture, pictures, price, prose, words } from './primitives.ts'

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
