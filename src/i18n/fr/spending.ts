import type { Catalogue } from '../catalogue.ts'

export const spending: Catalogue['spending'] = {
  title: 'Vos dépenses',
  total: (sum) => `${sum} en tout, taxes comprises`,
  grouping: 'Regrouper',
  byMonth: 'Par mois',
  byCategory: 'Par catégorie',
  showTable: 'Afficher en tableau',
  spendingByMonth: (currency: string) => `Dépenses par mois, en ${currency}`,
  spendingByCategory: (currency: string) => `Dépenses par catégorie, en ${currency}`,
  month: 'Mois',
  category: 'Catégorie',
  spent: 'Dépensé',
  earlier: 'Avant',
  other: 'Autres',
}
