import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const account: Catalogue['account'] = {
  title: 'Mon compte',
  orders: 'Mes commandes',
  wishlist: 'Liste d’envies',
  addProduct: 'Ajouter un produit',
  payment: 'Moyens de paiement',
  settings: 'Paramètres',
}

export const orders: Catalogue['orders'] = {
  title: 'Vos commandes',
  emptyTitle: 'Aucune commande pour l’instant',
  empty: 'Vos commandes s’afficheront ici, les plus récentes en premier.',
  start: 'Commencer mes achats',
  status: 'Terminée',
  items: (count) => plural('fr', count, { one: '# article', other: '# articles' }),
  again: 'Acheter à nouveau',
  receipt: 'Reçu',
  more: (left) => `Afficher les commandes précédentes (${left})`,
  deliveryAddress: 'Adresse de livraison',
  paidWith: 'Payé avec',
}

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

export const wishlist: Catalogue['wishlist'] = {
  title: 'Ma liste d’envies',
  count: (count) => plural('fr', count, { one: '# produit', other: '# produits' }),
  addAll: 'Tout ajouter au panier',
  empty: 'Votre liste d’envies est vide',
  emptyText: 'Sélectionnez le cœur d’un produit pour l’enregistrer ici.',
  browse: 'Parcourir les produits',
  removed: (title) => `« ${title} » a été retiré de votre liste d’envies.`,
  undo: 'Annuler',
}

export const cards: Catalogue['cards'] = {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Carte',
  ending: (brand, last4) => `${brand} •••• ${last4}`,
  masked: (last4) => `•••• ${last4}`,
  expires: (date) => `Expire en ${date}`,
  expired: (date) => `Expirée en ${date}`,
  sample: 'Carte d’exemple',
  codeOnBack: '3 chiffres au dos',
  codeOnFront: '4 chiffres au recto',
  expiryForm: 'MM/AA',
}
