import type { RoomCatalogue } from './catalogue.ts'
import { addTranslations, type Language } from './texts.ts'

const translations: Record<Exclude<Language, 'en'>, () => Promise<{ translations: RoomCatalogue }>> = {
  es: () => import('./es/es.ts'),
  fr: () => import('./fr/fr.ts'),
}

/** Loads the translations of a language. If that fails, for example offline, the room shows the English texts. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') return
  const chunk = await translations[language]().catch(() => undefined)
  if (chunk) addTranslations(language, chunk.translations)
}
