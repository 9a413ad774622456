import type { Catalogue } from '../catalogue.ts'

export const account: Catalogue['account'] = {
  title: 'Mon compte',
  orders: 'Mes commandes',
  wishlist: 'Liste d’envies',
  addProduct: 'Ajouter un produit',
  payment: 'Moyens de paiement',
  settings: 'Paramètres',
}
