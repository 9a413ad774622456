import type { Language } from '../../../machines/domain/preferences.ts'
import { learn } from '../texts.ts'
import type { RoomCatalogue } from './catalogue.ts'

const chunks: Partial<Record<Language, () => Promise<{ translations: RoomCatalogue }>>> = {
  es: () => import('./es/es.ts'),
  fr: () => import('./fr/fr.ts'),
}

export async function loadRoomLanguage(language: Language): Promise<void> {
  const chunk = await chunks[language]?.()
  if (chunk) learn(language, chunk.translations)
}
