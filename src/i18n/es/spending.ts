import type { Catalogue } from '../catalogue.ts'

export const spending: Catalogue['spending'] = {
  title: 'Tus gastos',
  total: (sum) => `${sum} en total, impuestos incluidos`,
  grouping: 'Agrupar por',
  byMonth: 'Por mes',
  byCategory: 'Por categoría',
  showTable: 'Mostrar como tabla',
  spendingByMonth: (currency: string) => `Gastos por mes, en ${currency}`,
  spendingByCategory: (currency: string) => `Gastos por categoría, en ${currency}`,
  month: 'Mes',
  category: 'Categoría',
  spent: 'Gastado',
  earlier: 'Antes',
  other: 'Otros',
}
