import type { Catalogue } from '../catalogue.ts'

export const spending: Catalogue['spending'] = {
  title: 'Vos dépenses',
  total: (sum) => `${sum} au total, taxes comprises`,
  grouping: 'Regrouper par',
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
