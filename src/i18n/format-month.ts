import type { Language } from '../../machines/domain/preferences.ts'
import { locales } from './format.ts'

/** The month and its year; empty for what is no date. */
export function formatMonth(date: Date, language: Language): string {
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric' }).format(date)
}
