import { defineTexts } from '../texts.ts'

export const spendingTexts = defineTexts('spending', {
  title: 'Your spending',
  total: (sum: string) => `${sum} in total, including tax`,
  grouping: 'Group by',
  byMonth: 'By month',
  byCategory: 'By category',
  showTable: 'Show as a table',
  spendingByMonth: (currency: string) => `Spending by month, in ${currency}`,
  spendingByCategory: (currency: string) => `Spending by category, in ${currency}`,
  month: 'Month',
  category: 'Category',
  spent: 'Spent',
  earlier: 'Earlier',
  other: 'Other',
})
