import type { Product } from './product.ts'

export const featuredCount = 8
export const relatedCount = 4

export interface CatalogueLists {
  one: Product[]
  two: Product[]
  /** Added in this browser, once they have been read; on a shared id the local one wins. */
  local: Product[] | undefined
}

/** 'Featured' order: the first source, the second, then what was added here. */
export function allProducts({ one, two, local = [] }: CatalogueLists): Product[] {
  const own = new Map(local.map((product) => [product.id, product]))
  const listed = [...one, ...two].map((product) => {
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
