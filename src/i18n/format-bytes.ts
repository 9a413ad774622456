import type { Language } from '../../machines/domain/preferences.ts'
import { locales } from './locales.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a number of bytes in the largest unit in which it is at least 1. The units have other names in French. */
export function formatBytes(count: number, language: Language): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(count, 1)) / 3) - 1))
  const digits = power === 0 ? 0 : 1
  return new Intl.NumberFormat(locales[language].tag, {
    style: 'unit',
    unit: units[power],
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(count / 1_000 ** (power + 1))
}
