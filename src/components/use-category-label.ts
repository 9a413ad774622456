import { categoryLabel, shopCategories } from '../../machines/domain/product.ts'
import { categoryTexts } from '../i18n/en/listing.ts'
import { useTexts } from './use-texts.ts'

/** What a category is called on the page. */
export function useCategoryLabel(): (category: string) => string {
  const labels = useTexts(categoryTexts)
  return (category) => categoryLabel(category, labels)
}

/** The language that a category's label is in, where it is not the page's. */
export function languageOfCategory(category: string): 'en' | undefined {
  return shopCategories.some((known) => known === category) ? undefined : 'en'
}
