import type { Language } from '../../machines/domain/preferences.ts'

/** Each language by its own name, whatever is spoken at the moment. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }
