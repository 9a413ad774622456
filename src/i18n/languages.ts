import type { Language } from '../../machines/domain/preferences.ts'
import type { CategoryLabels } from '../../machines/domain/product.ts'
import type { Catalogue } from './catalogue.ts'
import { categoryTexts } from './en/listing.ts'
import { addTranslations, hasTranslations, wordsOf } from './texts.ts'

/** The English texts load with the code that shows them. */
const translations: Record<Exclude<Language, 'en'>, () => Promise<{ translations: Catalogue }>> = {
  es: () => import('./es/translations.ts'),
  fr: () => import('./fr/translations.ts'),
}

export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en' || hasTranslations(language)) return
  addTranslations(language, (await translations[language]()).translations)
}

export function categoryLabels(language: Language): CategoryLabels {
  return wordsOf(categoryTexts, language)
}
