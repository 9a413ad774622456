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
  /** All pictures. `image` is the first of them, or a thumbnail that is not among them. */
  images: string[]
  rating: Rating
  /** Absent if the source has no stock figures; the product is then available. */
  stock?: number
}

export const shopCategories = ['electronics', 'jewelery', "men's clothing", "women's clothing"] as const
export type ShopCategory = (typeof shopCategories)[number]

export function isAvailable(product: Pick<Product, 'stock'>): boolean {
  return product.stock !== 0
}

/** Customers give at least one star, so a rate of 0 means that the product has not been rated. */
export function isRated({ rate }: Rating): boolean {
  return rate > 0
}

/** Parses a product id from an address; undefined for any other text. */
export function productIdFrom(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** The data that the list of recently viewed products shows. */
export interface RecentProduct {
  id: number
  title: string
  image: string
}

/** How many recently viewed products a page shows. */
export const recentLimit = 8

/** The recently viewed products to store, each once. One more than is shown, because a page leaves out its own product. */
export function latestViewed(products: readonly RecentProduct[]): RecentProduct[] {
  const firstById = new Map<number, RecentProduct>()
  for (const product of products) if (!firstById.has(product.id)) firstById.set(product.id, product)
  return [...firstById.values()].slice(0, recentLimit + 1)
}

/** The labels of the shop's own categories in one language. */
export type CategoryLabels = Readonly<Record<ShopCategory, string>>

/** The label of a category. The shop's own categories have one in each language; other ids are formatted as words. */
export function categoryLabel(category: string, labels: CategoryLabels): string {
  const shopCategory = shopCategories.find((known) => known === category)
  if (shopCategory) return labels[shopCategory]
  const label = category.replace(/[-_\s]+/g, ' ').trim()
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The text that a search looks for a category in: its id and its label, on separate lines so that no match spans both. */
export function categorySearchText(category: string, labels: CategoryLabels): string {
  return `${category}\n${categoryLabel(category, labels)}`
}
