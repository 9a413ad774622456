import { type Cents, converted, type Totals, withTax } from './money.ts'
import { isAvailable, type Product } from './product.ts'
import type { Owner } from './user.ts'

export const quantityLimit = 9_999

/** The part of a product that a cart line stores: enough to show, price and order it if no source answers. */
export type LineProduct = Pick<Product, 'id' | 'title' | 'price' | 'category' | 'image' | 'stock'>

export interface CartLine {
  product: LineProduct
  quantity: number
  /** The price before the source changed it. It is removed when the shopper changes the quantity. */
  formerPrice?: Cents
  /** The source no longer has the product. */
  gone?: true
}

export interface Cart {
  lines: CartLine[]
  /** The id of the current checkout attempt, which all tabs of the owner share. */
  attempt?: string
}

export type CartRecord = Cart & { owner: Owner }

export interface CartRestore {
  type: 'cart.restore'
  lines: { at: number; line: CartLine }[]
  /** Set when the lines were removed by clearing the cart, not by removing a single line. */
  cleared?: true
}

export type CartChange =
  | { type: 'cart.add'; product: LineProduct; quantity?: number }
  | { type: 'cart.add.all'; lines: readonly Pick<CartLine, 'product' | 'quantity'>[] }
  /** Relative to the current quantity, so that every click counts in every tab. */
  | { type: 'cart.quantity.step'; id: number; by: number }
  | { type: 'cart.quantity.set'; id: number; quantity: number }
  | { type: 'cart.remove'; id: number }
  | { type: 'cart.clear' }
  | CartRestore
  | { type: 'cart.refresh'; products: LineProduct[]; gone: number[] }

export const emptyCart: Cart = { lines: [] }

export function lineProduct(product: LineProduct): LineProduct {
  const { id, title, price, category, image, stock } = product
  return { id, title, price, category, image, ...(stock === undefined ? {} : { stock }) }
}

/** Merges two copies of one cart. A product in both gets the higher quantity, so that a repeated merge changes nothing. */
export function mergedCopies(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const merged = first.map((line) => {
    const counterpart = second.find(({ product }) => product.id === line.product.id)
    return { ...line, quantity: Math.min(quantityLimit, Math.max(line.quantity, counterpart?.quantity ?? 0)) }
  })
  const firstIds = new Set(first.map(({ product }) => product.id))
  return [...merged, ...second.filter(({ product }) => !firstIds.has(product.id))]
}

export function applyToCart(cart: Cart, change: CartChange): Cart {
  switch (change.type) {
    case 'cart.add':
      return { ...cart, lines: withAddedIfAvailable(cart.lines, change.product, change.quantity ?? 1) }
    case 'cart.add.all':
      return {
        ...cart,
        lines: change.lines.reduce(
          (lines, { product, quantity }) => withAddedIfAvailable(lines, product, quantity),
          cart.lines,
        ),
      }
    case 'cart.quantity.step':
      return withQuantity(cart, change.id, (quantity) => clampedQuantity(quantity + change.by))
    case 'cart.quantity.set':
      return change.quantity <= 0
        ? { ...cart, lines: without(cart.lines, change.id) }
        : withQuantity(cart, change.id, () => clampedQuantity(change.quantity))
    case 'cart.remove':
      return { ...cart, lines: without(cart.lines, change.id) }
    case 'cart.clear':
      return { ...cart, lines: [] }
    case 'cart.restore':
      return { ...cart, lines: change.lines.reduce(withRestored, cart.lines) }
    case 'cart.refresh':
      return {
        ...cart,
        lines: cart.lines.map((line) => withCurrentProduct(line, change.products, change.gone)),
      }
  }
}

/** The change that undoes another change. Only removing a line and clearing the cart can be undone. */
export function undoOf(cart: Cart, change: CartChange): CartRestore | undefined {
  if (change.type !== 'cart.clear' && change.type !== 'cart.remove') return undefined
  const removed = cart.lines
    .map((line, at) => ({ at, line }))
    .filter(({ line }) => change.type === 'cart.clear' || line.product.id === change.id)
  if (removed.length === 0) return undefined
  return { type: 'cart.restore', lines: removed, ...(change.type === 'cart.clear' ? { cleared: true } : {}) }
}

export function isEmptyCart({ lines }: Cart): boolean {
  return lines.length === 0
}

export function totalItems(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** The sum before tax, in cents of the currency of the rate; by default in US cents. */
export function totalAmount(cart: Cart, rate = 1): Cents {
  return cart.lines.reduce((sum, line) => sum + converted(line.product.price, rate) * line.quantity, 0)
}

/** What an order of the cart costs, in cents of the currency of the rate; by default in US cents. */
export function totalsOf(cart: Cart, rate?: number): Totals {
  return withTax(totalAmount(cart, rate))
}

/** Whether a line is no longer sold or sold out, which blocks the order of all lines. */
export function hasUnavailableLines({ lines }: Cart): boolean {
  return lines.some((line) => line.gone || !isAvailable(line.product))
}

export function canBeBought(cart: Cart): boolean {
  return !isEmptyCart(cart) && !hasUnavailableLines(cart)
}

/** Merges another cart, such as the guest's, into that of the account. Quantities are added. */
export function withAddedLines(account: Cart, other: Cart): Cart {
  return {
    ...account,
    lines: other.lines.reduce((lines, line) => withAdded(lines, line.product, line.quantity), account.lines),
  }
}

function withQuantity(cart: Cart, id: number, change: (quantity: number) => number): Cart {
  const lines = mapLine(cart.lines, id, (line) => ({
    ...withoutFormerPrice(line),
    quantity: change(line.quantity),
  }))
  return { ...cart, lines }
}

function withAddedIfAvailable(lines: CartLine[], product: LineProduct, quantity: number): CartLine[] {
  return isAvailable(product) ? withAdded(lines, product, quantity) : lines
}

function withAdded(lines: CartLine[], product: LineProduct, quantity: number): CartLine[] {
  return lines.some((line) => line.product.id === product.id)
    ? mapLine(lines, product.id, (line) => ({ ...line, quantity: clampedQuantity(line.quantity + quantity) }))
    : [...lines, { product: lineProduct(product), quantity: clampedQuantity(quantity) }]
}

function withRestored(lines: CartLine[], { at, line }: { at: number; line: CartLine }): CartLine[] {
  if (lines.some(({ product }) => product.id === line.product.id))
    return withAdded(lines, line.product, line.quantity)
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

function withCurrentProduct(line: CartLine, products: LineProduct[], gone: number[]): CartLine {
  if (gone.includes(line.product.id)) return { ...line, gone: true }
  const current = products.find((product) => product.id === line.product.id)
  if (!current) return line
  const { gone: _, formerPrice = line.product.price, ...rest } = line
  const isPriceChanged = current.price !== formerPrice
  return { ...rest, product: lineProduct(current), ...(isPriceChanged ? { formerPrice } : {}) }
}

function withoutFormerPrice({ formerPrice: _, ...line }: CartLine): CartLine {
  return line
}

function without(lines: CartLine[], id: number): CartLine[] {
  return lines.filter((line) => line.product.id !== id)
}

function mapLine(lines: CartLine[], id: number, change: (line: CartLine) => CartLine): CartLine[] {
  return lines.map((line) => (line.product.id === id ? change(line) : line))
}

function clampedQuantity(quantity: number): number {
  return Math.min(quantityLimit, Math.max(1, Math.trunc(quantity)))
}

/** Parses a positive whole number, limited to `quantityLimit`. Undefined for any other text. */
export function quantityFrom(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^\d+$/.test(trimmed)) return undefined
  const quantity = Number(trimmed)
  return quantity >= 1 ? Math.min(quantity, quantityLimit) : undefined
}

export function isNotPositive(text: string): boolean {
  return text.trim() !== '' && Number(text) <= 0
}
