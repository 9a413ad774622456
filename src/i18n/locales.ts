import type { Language } from '../../machines/domain/preferences.ts'
import { english } from './en/locale.ts'
import { spanish } from './es/locale.ts'
import { french } from './fr/locale.ts'
import type { Locale } from './locale.ts'

export const locales: Record<Language, Locale> = { en: english, es: spanish, fr: french }
