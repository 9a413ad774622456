import { type ShopCategory, shopCategories } from './product.ts'

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
