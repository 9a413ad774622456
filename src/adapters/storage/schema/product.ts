import * as v from 'valibot'
import type { LineProduct } from '../../../../machines/cart/cart.ts'
import type { Product } from '../../../../machines/product/product.ts'
import { count, id, price, prose, words } from './primitives.ts'

export const lineProduct = v.object({
  id,
  title: words,
  price,
  category: words,
  image: prose,
  stock: v.exactOptional(count),
}) satisfies v.GenericSchema<unknown, LineProduct>

const rate = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(5))

export const product = v.object({
  ...lineProduct.entries,
  description: prose,
  images: v.pipe(v.array(prose), v.maxLength(100)),
  rating: v.object({ rate, count }),
}) satisfies v.GenericSchema<unknown, Product>
