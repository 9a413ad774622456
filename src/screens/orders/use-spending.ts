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

export interface CurrencySpending {
  currency: Currency
  total: number
  months: Entry[]
  categories: Entry[]
}

/** The spending in each currency, with labels in the visitor's language. */
export function useSpending(orders: readonly Order[]): CurrencySpending[] {
  const words = useTexts(spendingTexts)
  const language = useLanguage()
  const categoryLabel = useCategoryLabel()
  const spending = useMemo(() => spendingOf(orders), [orders])

  const restEntry = (key: 'earlier' | 'other', cents: number): Entry[] =>
    cents > 0 ? [{ key, label: words[key], cents }] : []
  const monthEntry = ({ key, cents }: Spending['months'][number]): Entry => ({
    key,
    label: formatMonth(firstDayOf(key), language),
    cents,
  })
  const categoryEntry = ({ key, cents }: Spending['categories'][number]): Entry => ({
    key,
    label: categoryLabel(key),
    cents,
    lang: languageOfCategory(key),
  })
  return spending.map(({ currency, total, months, earlier, categories, other }) => ({
    currency,
    total,
    months: [...restEntry('earlier', earlier), ...months.map(monthEntry)],
    categories: [...categories.map(categoryEntry), ...restEntry('other', other)],
  }))
}
