import type { Cents } from './money.ts'

export interface Rating {
  rate: number
  count: number
}

export interface Product {
  id: number
  title: string
  price: Cents
  description: string
  category: string
  image: string
  /** All pictures, the first being `image`. */
  images: string[]
  rating: Rating
  /** Absent where the source does not say: then the product is available. */
  stock?: number
}

export const shopCategories = ['electronics', 'jewelery', "men's clothing", "women's clothing"] as const
export type ShopCategory = (typeof shopCategories)[number]

export function isAvailable(product: Pick<Product, 'stock'>): boolean {
  return product.stock !== 0
}

/** No customer can give 0 stars: such a product has not been rated. */
export function isRated({ rate }: Rating): boolean {
  return rate > 0
}

/** An id as an address may carry it; anything else names no product. */
export function productIdFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** What the list of recently viewed products shows. */
export interface RecentProduct {
  id: number
  title: string
  image: string
}

/** How many recently viewed products a page shows. */
export const recentLimit = 8

/** What is stored of them, each once: one more than is shown, because a page leaves out its own product. */
export function latestViewed(products: readonly RecentProduct[]): RecentProduct[] {
  const first = new Map<number, RecentProduct>()
  for (const product of products) if (!first.has(product.id)) first.set(product.id, product)
  return [...first.values()].slice(0, recentLimit + 1)
}

/** The labels of the shop's own categories in one language. */
export type CategoryLabels = Readonly<Record<ShopCategory, string>>

/** The shop's own categories have a label in each language; the ids of others are written as words. */
export function categoryLabel(category: string, labels: CategoryLabels): string {
  const own = shopCategories.find((known) => known === category)
  if (own) return labels[own]
  const words = category.replace(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a search finds a category by: its id and its label, in separate lines so that no match spans both. */
export function categorySearchText(category: string, labels: CategoryLabels): string {
  return `${category}\n${categoryLabel(category, labels)}`
}
