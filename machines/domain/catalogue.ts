import type { Product } from './product.ts'
import { type SourceName, sourceNames } from './sources.ts'

export const featuredCount = 8
const relatedCount = 4

/** The products of each source. */
export interface CatalogueLists extends Record<SourceName, Product[]> {
  /** The products added in this browser; undefined until they are read. They replace source products with the same id. */
  local: Product[] | undefined
}

export interface CatalogueContext extends CatalogueLists {
  /** All products in the order of 'Featured'. The array is replaced only when a list changes. */
  products: Product[]
  /** The category names that the source lists. */
  categoryNames: string[]
  categories: string[]
  /** How many items of each answer were left out; absent until the source has answered on this visit. */
  dropped: Partial<Record<SourceName, number>>
  /** Which sources may have more products than they sent. */
  truncated: Partial<Record<SourceName, true | undefined>>
  /** The offset of the next page of a source's list, if all pages are wanted and there is another one. */
  next: Partial<Record<SourceName, number | undefined>>
  /** Drawn once per visit. */
  featured: Product[]
}

/** The order of 'Featured': source by source, then the products added in this browser. */
export function allProducts({ local = [], ...lists }: CatalogueLists): Product[] {
  const localById = new Map(local.map((product) => [product.id, product]))
  const sourceProducts = sourceNames
    .flatMap((source) => lists[source])
    .map((product) => {
      const localProduct = localById.get(product.id)
      localById.delete(product.id)
      return localProduct ?? product
    })
  return [...sourceProducts, ...localById.values()]
}

/** The categories that the source lists, then those that occur only in products. */
export function allCategories(names: readonly string[], products: readonly Product[]): string[] {
  return [...new Set([...names, ...products.map(({ category }) => category)])]
}

export function nextLocalId(products: readonly Product[]): number {
  return products.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

/** Draws `count` items without repetition. */
export function drawItems<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const remaining = [...items]
  const drawnItems: Item[] = []
  while (drawnItems.length < count && remaining.length > 0) {
    drawnItems.push(...remaining.splice(Math.floor(random() * remaining.length), 1))
  }
  return drawnItems
}

/** Other products of the same category. */
export function relatedTo(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .slice(0, relatedCount)
}

/** Whether a source has answered in this visit with a list that may be incomplete, so that other products are requested by id. */
export function mayHaveMore({ local, dropped, truncated }: CatalogueContext, source: SourceName): boolean {
  return local !== undefined && (truncated[source] === true || (dropped[source] ?? 0) > 0)
}

/** The states in which a source may still add products. */
export const pendingStates = sourceNames.flatMap((source) => [
  { [source]: 'asking' as const },
  { [source]: 'recalling' as const },
])

/** The part of the catalogue's snapshot that the functions below read. */
interface CatalogueSnapshot {
  context: Pick<CatalogueContext, 'products'>
  hasTag(tag: CatalogueTag): boolean
  matches(state: (typeof pendingStates)[number]): boolean
}

type CatalogueTag = `${SourceName}.${'loading' | 'missing' | 'failed'}` | 'names.failed'

/** Whether any source still has neither an answer nor a cached list, or is requested again after a failure. */
export function isLoading(snapshot: Pick<CatalogueSnapshot, 'hasTag'>): boolean {
  return sourceNames.some((source) => snapshot.hasTag(`${source}.loading`))
}

export type CatalogueFailure = 'failed' | 'categoriesFailed'

/** The state of the catalogue as a whole. */
export type CatalogueView = 'loading' | 'ready' | CatalogueFailure

export function viewOf(snapshot: CatalogueSnapshot): CatalogueView {
  if (snapshot.context.products.length > 0) return 'ready'
  if (isLoading(snapshot)) return 'loading'
  if (sourceNames.every((source) => snapshot.hasTag(`${source}.failed`))) return 'failed'
  return snapshot.hasTag('names.failed') ? 'categoriesFailed' : 'ready'
}

/** Why the catalogue shows no products, if it failed. */
export function failureOf(snapshot: CatalogueSnapshot): CatalogueFailure | undefined {
  const view = viewOf(snapshot)
  return view === 'failed' || view === 'categoriesFailed' ? view : undefined
}

/** Whether products of a source are missing while others are shown. */
export function isPartial(snapshot: CatalogueSnapshot): boolean {
  return viewOf(snapshot) === 'ready' && sourceNames.some((source) => snapshot.hasTag(`${source}.missing`))
}

/** Whether every source has answered or failed. */
export function hasSettled(snapshot: CatalogueSnapshot): boolean {
  return !pendingStates.some((state) => snapshot.matches(state))
}
