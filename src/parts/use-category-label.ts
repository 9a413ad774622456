import { type ShopCategory, shopCategories } from '../../machines/product/product.ts'
import { categoryTexts } from '../i18n/en/categories.ts'
import { useTexts } from './use-texts.ts'

const ownOf = (category: string) => shopCategories.find((known) => known === category)

/** The shop's own categories have names in every language; others show as their source gives them. */
export function useCategoryLabel(): (category: string) => string {
  const words = useTexts(categoryTexts)
  return (category) =>
    ownCategoryLabel(words, category) ?? category.charAt(0).toUpperCase() + category.slice(1)
}

/** Nothing for a category of somebody else's, be it called `constructor`. */
export function ownCategoryLabel(
  words: Readonly<Record<ShopCategory, string>>,
  category: string,
): string | undefined {
  const own = ownOf(category)
  return own && words[own]
}

/** The language that a category's label is in, where it is not the page's. */
export function languageOfCategory(category: string): 'en' | undefined {
  return ownOf(category) ? undefined : 'en'
}
