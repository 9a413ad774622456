import { toCents } from '../domain/money.ts'
import { type CategoryLabels, categorySearchText, isAvailable, type Product } from '../domain/product.ts'
import { type Bounds, normalizedSearch, rangeOf, type Sort, type View } from './view.ts'

/** Values that are computed once for each list of products, and cached as long as the list is in use. */
interface CatalogueIndex {
  bounds: Bounds
  /** The lowercase search text of each product. Created when first needed, and again if the labels change. */
  texts: string[]
  labels: CategoryLabels | undefined
  orders: Partial<Record<Sort, readonly number[]>>
}

const boundsWithoutProducts: Bounds = { min: 0, max: 1000 }

const indexes = new WeakMap<readonly Product[], CatalogueIndex>()

function indexFor(products: readonly Product[]): CatalogueIndex {
  const cached = indexes.get(products)
  if (cached) return cached
  const index: CatalogueIndex = { bounds: computeBounds(products), texts: [], labels: undefined, orders: {} }
  indexes.set(products, index)
  return index
}

/** The lowest price, rounded down, and the highest price, rounded up, in US dollars. */
export function boundsOf(products: readonly Product[]): Bounds {
  return indexFor(products).bounds
}

export function resultsOf(
  products: readonly Product[],
  view: View,
  labels: CategoryLabels,
): readonly Product[] {
  const isWhole = !view.sort && !narrows(view, boundsOf(products))
  return isWhole ? products : matchesBetween(products, view, labels, 0, products.length)
}

/** The matches at the positions `from` to `to` of the sorted products, without `to`. */
export function matchesBetween(
  products: readonly Product[],
  view: View,
  labels: CategoryLabels,
  from: number,
  to: number,
): Product[] {
  const catalogueIndex = indexFor(products)
  const texts = textsOf(catalogueIndex, labels)
  const order = view.sort && orderOf(products, view.sort)
  const needle = normalizedSearch(view.search).toLowerCase()
  const matches = matcherFor(view, catalogueIndex.bounds)
  const found: Product[] = []
  for (let position = from; position < Math.min(to, products.length); position += 1) {
    const index = order?.[position] ?? position
    const product = products[index]
    if (
      product &&
      matches(product) &&
      (needle === '' || textOf(texts, product, labels, index).includes(needle))
    )
      found.push(product)
  }
  return found
}

function matcherFor(view: View, bounds: Bounds): (product: Product) => boolean {
  const range = rangeOf(view, bounds)
  const min = toCents(range.min)
  const max = toCents(range.max)
  const { category, inStock, rating = 0 } = view
  return (product) =>
    (category === '' || product.category === category) &&
    product.price >= min &&
    product.price <= max &&
    product.rating.rate >= rating &&
    (!inStock || isAvailable(product))
}

function narrows({ search, category, min, max, inStock, rating }: View, bounds: Bounds): boolean {
  const range = rangeOf({ min, max }, bounds)
  const limits = range.min > bounds.min || range.max < bounds.max
  return search.trim() !== '' || category !== '' || limits || inStock || rating !== undefined
}

function textsOf(index: CatalogueIndex, labels: CategoryLabels): string[] {
  if (index.labels !== labels) index.texts = []
  index.labels = labels
  return index.texts
}

function textOf(texts: string[], product: Product, labels: CategoryLabels, index: number): string {
  texts[index] ??=
    `${product.title}\n${product.description}\n${categorySearchText(product.category, labels)}`.toLowerCase()
  return texts[index]
}

const positionFactor = 2 ** 21

/**
 * Sorts plain numbers that contain the position of each product, so that products with equal keys keep the order of the sources.
 */
function orderOf(products: readonly Product[], sort: Sort): readonly number[] {
  const { orders } = indexFor(products)
  const cached = orders[sort]
  if (cached) return cached
  const keys = Float64Array.from(products, (product, index) => keyOf(product, sort) * positionFactor + index)
  const order = Array.from(keys.sort(), (key) => key - Math.floor(key / positionFactor) * positionFactor)
  orders[sort] = order
  return order
}

function keyOf({ price, rating }: Product, sort: Sort): number {
  if (sort === 'rating') return -Math.round(rating.rate * 1000)
  return sort === 'price-low-high' ? price : -price
}

function computeBounds(products: readonly Product[]): Bounds {
  if (products.length === 0) return boundsWithoutProducts
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const { price } of products) {
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return { min: Math.floor(min / 100), max: Math.ceil(max / 100) }
}
