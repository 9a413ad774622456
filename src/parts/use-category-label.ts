import { shopCategories } from '../../machines/product/product.ts'
import { categoryTexts } from '../i18n/en/categories.ts'
import { useTexts } from './use-texts.ts'

/** The shop's own categories have names in every language; others show as their source gives them. */
export function useCategoryLabel(): (category: string) => string {
  const words = useTexts(categoryTexts)
  return (category) => {
    const own = shopCategories.find((known) => known === category)
    return own ? words[own] : category.charAt(0).toUpperCase() + category.slice(1)
  }
}
