import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const wishlist: Catalogue['wishlist'] = {
  title: 'Ma liste d’envies',
  count: (count) => plural('fr', count, { one: '# produit', other: '# produits' }),
  addAll: 'Tout ajouter au panier',
  empty: 'Votre liste d’envies est vide',
  emptyText: 'Le cœur d’un produit le garde ici, le temps de vous décider.',
  browse: 'Parcourir les produits',
  removed: (title) => `« ${title} » a été retiré de votre liste d’envies.`,
  undo: 'Annuler',
}
