import type { CategoryLabels } from '../../machines/domain/category.ts'
import type { Language } from '../../machines/domain/preferences.ts'
import type { Catalogue } from './catalogue.ts'
import { categoryTexts } from './en/categories.ts'
import { knows, learn, wordsOf } from './texts.ts'

const chunks: Partial<Record<Language, () => Promise<{ translations: Catalogue }>>> = {
  es: () => import('./es/es.ts'),
  fr: () => import('./fr/fr.ts'),
}

export async function loadLanguage(language: Language): Promise<void> {
  const chunk = chunks[language]
  if (!chunk || knows(language)) return
  const { translations } = await chunk()
  learn(language, translations)
}

export function categoryLabels(language: Language): CategoryLabels {
  return wordsOf(categoryTexts, language)
}
