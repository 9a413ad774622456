import type { Product } from './product.ts'
import { type SourceName, sourceNames } from './sources.ts'

export const featuredCount = 8
export const relatedCount = 4

/** What each source has listed. */
export interface CatalogueLists extends Record<SourceName, Product[]> {
  /** Added in this browser, once they have been read; on a shared id the local one wins. */
  local: Product[] | undefined
}

export interface CatalogueContext extends CatalogueLists {
  /** All of them in the order of 'Featured', created again only when a list changes. */
  products: Product[]
  /** As the server names them. */
  named: string[]
  categories: string[]
  /** How many items of each answer could not be read; absent until the source has answered on this visit. */
  dropped: Partial<Record<SourceName, number>>
  /** Which sources may have more products than they sent. */
  truncated: Partial<Record<SourceName, true | undefined>>
  /** Where the next page of a source's list begins, if there is one and all are wanted. */
  next: Partial<Record<SourceName, number | undefined>>
  /** Drawn once per visit. */
  featured: Product[]
}

/** 'Featured' order: one source after the other, then what was added here. */
export function allProducts({ local = [], ...lists }: CatalogueLists): Product[] {
  const own = new Map(local.map((product) => [product.id, product]))
  const listed = sourceNames
    .flatMap((source) => lists[source])
    .map((product) => {
      const ours = own.get(product.id)
      own.delete(product.id)
      return ours ?? product
    })
  return [...listed, ...own.values()]
}

/** The categories that the server names, then those that only products do. */
export function allCategories(named: readonly string[], products: readonly Product[]): string[] {
  return [...new Set([...named, ...products.map(({ category }) => category)])]
}

export function nextLocalId(products: readonly Product[]): number {
  return products.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
}

/** `count` of them, drawn without repetition. */
export function drawn<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  const taken: Item[] = []
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return taken
}

/** Of the same category, and never the product itself. */
export function relatedTo(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter(({ id, category }) => category === product.category && id !== product.id)
    .slice(0, relatedCount)
}

/** Whether a source has answered in this visit, but not with all its products, so that others must be asked for by id. */
export function mayHaveMore({ local, dropped, truncated }: CatalogueContext, source: SourceName): boolean {
  return local !== undefined && (truncated[source] === true || (dropped[source] ?? 0) > 0)
}

/** While in one of these states, a source may still bring products. */
export const pendingStates = sourceNames.flatMap((source) => [
  { [source]: 'asking' as const },
  { [source]: 'recalling' as const },
])

/** What a snapshot of the catalogue's machine says to those that read it. */
interface CatalogueSnapshot {
  context: Pick<CatalogueContext, 'products' | SourceName>
  hasTag(tag: CatalogueTag): boolean
  matches(state: (typeof pendingStates)[number]): boolean
}

type CatalogueTag = `${SourceName}.${'loading' | 'missing' | 'failed'}` | 'names.failed'

/** A source has nothing to show yet, and has neither answered nor failed. */
export function isLoading(snapshot: Pick<CatalogueSnapshot, 'hasTag'>): boolean {
  return sourceNames.some((source) => snapshot.hasTag(`${source}.loading`))
}

/** The state of the catalogue as a whole. */
export type CatalogueView = 'loading' | 'ready' | 'failed' | 'categoriesFailed'

export function viewOf(snapshot: CatalogueSnapshot): CatalogueView {
  if (snapshot.context.products.length > 0) return 'ready'
  if (isLoading(snapshot)) return 'loading'
  if (sourceNames.every((source) => snapshot.hasTag(`${source}.failed`))) return 'failed'
  return snapshot.hasTag('names.failed') ? 'categoriesFailed' : 'ready'
}

/** A source's products are missing, but not those of every source. */
export function isPartial(snapshot: CatalogueSnapshot): boolean {
  return viewOf(snapshot) === 'ready' && sourceNames.some((source) => snapshot.hasTag(`${source}.missing`))
}

/** No source has answered, nothing is cached, and the products of the prerendered page are all there is. */
export function isOnlyPrerendered(snapshot: CatalogueSnapshot): boolean {
  const { context } = snapshot
  return (
    sourceNames.every((source) => snapshot.hasTag(`${source}.failed`)) &&
    sourceNames.some((source) => context[source].length > 0)
  )
}

/** Every source has answered or failed. */
export function hasSettled(snapshot: CatalogueSnapshot): boolean {
  return !pendingStates.some((state) => snapshot.matches(state))
}
