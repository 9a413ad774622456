import { defineTexts } from '../texts.ts'

export const spendingTexts = defineTexts('spending', {
  title: 'Your spending',
  total: (sum: string) => `${sum} in all, with tax`,
  grouping: 'Group by',
  byMonth: 'By month',
  byCategory: 'By category',
  showTable: 'Show as a table',
  monthChart: (largest: string) => `Spending by month, as columns; the most in one month is ${largest}`,
  categoryChart: (largest: string) => `Spending by category, as bars; the most in one category is ${largest}`,
  monthTable: (currency: string) => `Spending by month, in ${currency}`,
  categoryTable: (currency: string) => `Spending by category, in ${currency}`,
  month: 'Month',
  category: 'Category',
  spent: 'Spent',
  earlier: 'Earlier',
  other: 'Other',
})
