import type { Language } from '../../../machines/domain/preferences.ts'
import type { RoomLabels } from '../catalogue.ts'
import { addTranslations } from '../texts.ts'

const translations: Partial<Record<Language, () => Promise<{ translations: RoomLabels }>>> = {
  es: () => import('./es/labels.ts'),
  fr: () => import('./fr/labels.ts'),
}

/** Without translations, for example offline, the room shows the English labels. */
export async function loadRoomLabels(language: Language): Promise<void> {
  const chunk = await translations[language]?.().catch(() => undefined)
  if (chunk) addTranslations(language, chunk.translations)
}
