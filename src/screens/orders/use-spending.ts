import { useMemo } from 'react'
import type { Currency } from '../../../machines/domain/money.ts'
import type { Order } from '../../../machines/domain/order.ts'
import { firstDayOf, type Spending, spendingOf } from '../../../machines/spending/spending.ts'
import { languageOfCategory, useCategoryLabel } from '../../components/use-category-label.ts'
import { useLanguage, useTexts } from '../../components/use-texts.ts'
import { spendingTexts } from '../../i18n/en/account.ts'
import { formatMonth } from '../../i18n/format.ts'

/** A bar of the chart or a row of the table. */
export interface Entry {
  key: string
  label: string
  cents: number
  lang?: 'en' | undefined
}

export interface Entries {
  currency: Currency
  total: number
  months: Entry[]
  categories: Entry[]
}

/** The spending in each currency, with labels in the visitor's language. */
export function useSpending(orders: readonly Order[]): Entries[] {
  const words = useTexts(spendingTexts)
  const language = useLanguage()
  const categoryLabel = useCategoryLabel()
  const spending = useMemo(() => spendingOf(orders), [orders])

  const rest = (key: 'earlier' | 'other', cents: number): Entry[] =>
    cents > 0 ? [{ key, label: words[key], cents }] : []
  const month = ({ key, cents }: Spending['months'][number]): Entry => ({
    key,
    label: formatMonth(firstDayOf(key), language),
    cents,
  })
  const category = ({ key, cents }: Spending['categories'][number]): Entry => ({
    key,
    label: categoryLabel(key),
    cents,
    lang: languageOfCategory(key),
  })
  return spending.map(({ currency, total, months, earlier, categories, other }) => ({
    currency,
    total,
    months: [...rest('earlier', earlier), ...months.map(month)],
    categories: [...categories.map(category), ...rest('other', other)],
  }))
}
