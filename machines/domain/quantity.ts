import { quantityLimit } from './cart.ts'

/** A positive whole number, or nothing: anything else is ignored. */
export function quantityFrom(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) return undefined
  const quantity = Number(trimmed)
  return quantity >= 1 ? Math.min(quantity, quantityLimit) : undefined
}
