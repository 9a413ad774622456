import * as v from 'valibot'
import { type CartLine, type CartRecord, quantityLimit } from '../../../../machines/domain/cart.ts'
import { type Decoder, repairing, withItems } from './decode.ts'
import { list, name, price } from './primitives.ts'
import { lineProduct } from './product.ts'

export const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(quantityLimit))

export const cartLine = v.object({
  product: lineProduct,
  quantity,
  formerPrice: v.exactOptional(price),
  gone: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, CartLine>

const strict = v.object({ owner: name, attempt: v.exactOptional(name), lines: list })
const withoutAttempt = v.object({ owner: name, lines: list })

export const decodeCart: Decoder<CartRecord> = withItems(
  repairing<{ owner: string; attempt?: string; lines: unknown[] }>(strict, withoutAttempt),
  (cart) => cart.lines,
  cartLine,
  (cart, lines) => ({ ...cart, lines }),
  (line) => line.product.id,
)
