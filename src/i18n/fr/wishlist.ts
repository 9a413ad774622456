import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

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
