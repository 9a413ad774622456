import { toCents } from '../domain/money.ts'
import { type CategoryLabels, categorySearchText, isAvailable, type Product } from '../domain/product.ts'
import { type Bounds, rangeOf, type Sort, tidied, type View } from './view.ts'

/** What is worked out once for a list of products, for as long as that list is in use. */
interface Shelf {
  bounds: Bounds
  /** What each product is found by, in lower case, made when it is first searched; anew where the labels are others. */
  texts: string[]
  labels: CategoryLabels | undefined
  orders: Partial<Record<Sort, readonly number[]>>
}

const boundsOfNothing: Bounds = { min: 0, max: 1000 }

const shelves = new WeakMap<readonly Product[], Shelf>()

function shelfOf(products: readonly Product[]): Shelf {
  const known = shelves.get(products)
  if (known) return known
  const shelf: Shelf = { bounds: measured(products), texts: [], labels: undefined, orders: {} }
  shelves.set(products, shelf)
  return shelf
}

/** Floor and ceiling of all prices, in US dollars. */
export function boundsOf(products: readonly Product[]): Bounds {
  return shelfOf(products).bounds
}

export function resultsOf(
  products: readonly Product[],
  view: View,
  labels: CategoryLabels,
): readonly Product[] {
  const isWhole = !view.sort && !narrows(view, boundsOf(products))
  return isWhole ? products : foundBetween(products, view, labels, 0, products.length)
}

/** The matches among the products that stand from one position to another in the wanted order. */
export function foundBetween(
  products: readonly Product[],
  view: View,
  labels: CategoryLabels,
  from: number,
  to: number,
): Product[] {
  const shelf = shelfOf(products)
  const texts = textsOf(shelf, labels)
  const order = view.sort && orderOf(products, view.sort)
  const needle = tidied(view.search).toLowerCase()
  const suits = suitorOf(view, shelf.bounds)
  const found: Product[] = []
  for (let position = from; position < Math.min(to, products.length); position += 1) {
    const index = order?.[position] ?? position
    const product = products[index]
    if (
      product &&
      suits(product) &&
      (needle === '' || textOf(texts, product, labels, index).includes(needle))
    )
      found.push(product)
  }
  return found
}

function suitorOf(view: View, bounds: Bounds): (product: Product) => boolean {
  const range = rangeOf(view, bounds)
  const least = toCents(range.min)
  const most = toCents(range.max)
  const { category, inStock, rating = 0 } = view
  return (product) =>
    (category === '' || product.category === category) &&
    product.price >= least &&
    product.price <= most &&
    product.rating.rate >= rating &&
    (!inStock || isAvailable(product))
}

function narrows({ search, category, min, max, inStock, rating }: View, bounds: Bounds): boolean {
  const range = rangeOf({ min, max }, bounds)
  const limits = range.min > bounds.min || range.max < bounds.max
  return search.trim() !== '' || category !== '' || limits || inStock || rating !== undefined
}

function textsOf(shelf: Shelf, labels: CategoryLabels): string[] {
  if (shelf.labels !== labels) shelf.texts = []
  shelf.labels = labels
  return shelf.texts
}

function textOf(texts: string[], product: Product, labels: CategoryLabels, index: number): string {
  texts[index] ??=
    `${product.title}\n${product.description}\n${categorySearchText(product.category, labels)}`.toLowerCase()
  return texts[index]
}

const places = 2 ** 21

/** Sorted as plain numbers, each carrying its position, so that equals keep the sources' order. */
function orderOf(products: readonly Product[], sort: Sort): readonly number[] {
  const { orders } = shelfOf(products)
  const known = orders[sort]
  if (known) return known
  const keys = Float64Array.from(products, (product, index) => keyOf(product, sort) * places + index)
  const order = Array.from(keys.sort(), (key) => key - Math.floor(key / places) * places)
  orders[sort] = order
  return order
}

function keyOf({ price, rating }: Product, sort: Sort): number {
  if (sort === 'rating') return -Math.round(rating.rate * 1000)
  return sort === 'price-low-high' ? price : -price
}

function measured(products: readonly Product[]): Bounds {
  if (products.length === 0) return boundsOfNothing
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const { price } of products) {
    least = Math.min(least, price)
    most = Math.max(most, price)
  }
  return { min: Math.floor(least / 100), max: Math.ceil(most / 100) }
}
