import type { Catalogue } from '../catalogue.ts'

export const spending: Catalogue['spending'] = {
  title: 'Tus gastos',
  total: (sum) => `${sum} en total, con impuestos`,
  grouping: 'Agrupar',
  byMonth: 'Por mes',
  byCategory: 'Por categoría',
  showTable: 'Mostrar como tabla',
  monthChart: (largest) => `Gastos por mes, en columnas; el máximo de un mes es ${largest}`,
  categoryChart: (largest) => `Gastos por categoría, en barras; el máximo de una categoría es ${largest}`,
  monthTable: (currency: string) => `Gastos por mes, en ${currency}`,
  categoryTable: (currency: string) => `Gastos por categoría, en ${currency}`,
  month: 'Mes',
  category: 'Categoría',
  spent: 'Gastado',
  earlier: 'Antes',
  other: 'Otros',
}
