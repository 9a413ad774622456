import type { Language } from '../../machines/preferences/preferences.ts'
import { locales } from './format.ts'

/** In full with its year, or as short as it is read below a column; empty for what is no date. */
export function formatMonth(date: Date, language: Language, length: 'long' | 'short'): string {
  if (Number.isNaN(date.getTime())) return ''
  const year = length === 'long' ? { year: 'numeric' as const } : {}
  return new Intl.DateTimeFormat(locales[language], { month: length, ...year }).format(date)
}
