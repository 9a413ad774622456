import type { Currency } from '../../machines/domain/money.ts'

/** How a language names itself and writes numbers and dates: `locale.ts` in the folder of each language. */
export interface Locale {
  /** In the language itself. */
  readonly name: string
  /** For Intl. */
  readonly tag: string
  readonly decimalPoint: string
  readonly groupSeparator: string
  /** Numbers with fewer digits before the decimal point are not grouped. */
  readonly groupsFrom: number
  readonly currencySymbols: Record<Currency, string>
  readonly isSymbolFirst: boolean
}
