import { categoryLabel, shopCategories } from '../../machines/domain/product.ts'
import { categoryTexts } from '../i18n/en/listing.ts'
import { useTexts } from './use-texts.ts'

/** Returns a function for the label of a category in the page's language. */
export function useCategoryLabel(): (category: string) => string {
  const labels = useTexts(categoryTexts)
  return (category) => categoryLabel(category, labels)
}

/** The language of a category's label if it differs from the page's. */
export function languageOfCategory(category: string): 'en' | undefined {
  return shopCategories.some((known) => known === category) ? undefined : 'en'
}
