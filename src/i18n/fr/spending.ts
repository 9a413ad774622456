import type { Catalogue } from '../catalogue.ts'

export const spending: Catalogue['spending'] = {
  title: 'Vos dépenses',
  total: (sum) => `${sum} en tout, taxes comprises`,
  grouping: 'Regrouper',
  byMonth: 'Par mois',
  byCategory: 'Par catégorie',
  showTable: 'Afficher en tableau',
  monthChart: (largest) => `Dépenses par mois, en colonnes ; le maximum d’un mois est de ${largest}`,
  categoryChart: (largest) =>
    `Dépenses par catégorie, en barres ; le maximum d’une catégorie est de ${largest}`,
  monthTable: (currency: string) => `Dépenses par mois, en ${currency}`,
  categoryTable: (currency: string) => `Dépenses par catégorie, en ${currency}`,
  month: 'Mois',
  category: 'Catégorie',
  spent: 'Dépensé',
  earlier: 'Avant',
  other: 'Autres',
}
