import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const orders: Catalogue['orders'] = {
  title: 'Vos commandes',
  emptyTitle: 'Aucune commande pour l’instant',
  empty: 'Vos commandes s’afficheront ici, les plus récentes en premier.',
  start: 'Commencer mes achats',
  status: 'Terminée',
  items: (count) => plural('fr', count, { one: '# article', other: '# articles' }),
  again: 'Acheter à nouveau',
  receipt: 'Reçu',
  goesTo: 'Adresse de livraison',
  paidWith: 'Payé avec',
}
