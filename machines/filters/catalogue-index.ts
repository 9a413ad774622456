import { toCents } from '../domain/money.ts'
import { type CategoryLabels, categorySearchText, isAvailable, type Product } from '../domain/product.ts'
import { searchable } from '../domain/search-text.ts'
import { type Bounds, normalizedSearch, rangeOf, type Sort, type View } from './view.ts'

/** Values that are computed once for each list of products, and cached as long as the list is in use. */
interface CatalogueIndex {
  bounds: Bounds
  /** The searchable text of each product. Created when first needed, and again if the labels change. */
  texts: string[]
  labels: CategoryLabels | undefined
  indexesBySort: Partial<Record<Sort, readonly number[]>>
}

const defaultBounds: Bounds = { min: 0, max: 1000 }

const indexes = new WeakMap<readonly Product[], CatalogueIndex>()

function indexFor(products: readonly Product[]): CatalogueIndex {
  const cached = indexes.get(products)
  if (cached) return cached
  const index: CatalogueIndex = {
    bounds: priceBounds(products),
    texts: [],
    labels: undefined,
    indexesBySort: {},
  }
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
  const isUnfiltered = !view.sort && !isFiltered(view, boundsOf(products))
  return isUnfiltered ? products : matchesBetween(products, view, labels, 0, products.length)
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
  const sortedIndexes = view.sort && sortedIndexesOf(products, view.sort)
  const searchText = searchable(normalizedSearch(view.search))
  const matches = matcherFor(view, catalogueIndex.bounds)
  const found: Product[] = []
  for (let position = from; position < Math.min(to, products.length); position += 1) {
    const index = sortedIndexes?.[position] ?? position
    const product = products[index]
    if (
      product &&
      matches(product) &&
      (searchText === '' || textOf(texts, product, labels, index).includes(searchText))
    )
      found.push(product)
  }
  return found
}

function matcherFor(view: View, bounds: Bounds): (product: Product) => boolean {
  const range = rangeOf(view, bounds)
  const minCents = toCents(range.min)
  const maxCents = toCents(range.max)
  const { category, inStock, rating = 0 } = view
  return (product) =>
    (category === '' || product.category === category) &&
    product.price >= minCents &&
    product.price <= maxCents &&
    product.rating.rate >= rating &&
    (!inStock || isAvailable(product))
}

function isFiltered({ search, category, min, max, inStock, rating }: View, bounds: Bounds): boolean {
  const range = rangeOf({ min, max }, bounds)
  const limitsPrice = range.min > bounds.min || range.max < bounds.max
  return search.trim() !== '' || category !== '' || limitsPrice || inStock || rating !== undefined
}

function textsOf(index: CatalogueIndex, labels: CategoryLabels): string[] {
  if (index.labels !== labels) index.texts = []
  index.labels = labels
  return index.texts
}

function textOf(texts: string[], product: Product, labels: CategoryLabels, index: number): string {
  texts[index] ??= searchable(
    `${product.title}\n${product.description}\n${categorySearchText(product.category, labels)}`,
  )
  return texts[index]
}

const maxProducts = 2 ** 21

/**
 * Sorts plain numbers that contain the position of each product, so that products with equal keys keep the order of the sources.
 */
function sortedIndexesOf(products: readonly Product[], sort: Sort): readonly number[] {
  const { indexesBySort } = indexFor(products)
  const cached = indexesBySort[sort]
  if (cached) return cached
  const keys = Float64Array.from(products, (product, index) => sortKeyOf(product, sort) * maxProducts + index)
  const sortedIndexes = Array.from(keys.sort(), (key) => key - Math.floor(key / maxProducts) * maxProducts)
  indexesBySort[sort] = sortedIndexes
  return sortedIndexes
}

function sortKeyOf({ price, rating }: Product, sort: Sort): number {
  if (sort === 'rating') return -Math.round(rating.rate * 1000)
  return sort === 'price-low-high' ? price : -price
}

function priceBounds(products: readonly Product[]): Bounds {
  if (products.length === 0) return defaultBounds
  let [minCents, maxCents] = [Number.POSITIVE_INFINITY, 0]
  for (const { price } of products) {
    minCents = Math.min(minCents, price)
    maxCents = Math.max(maxCents, price)
  }
  return { min: Math.floor(minCents / 100), max: Math.ceil(maxCents / 100) }
}
