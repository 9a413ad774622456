import type { Catalogue } from '../catalogue.ts'
import { numeral, plural } from '../numerals.ts'

export const productCard: Catalogue['productCard'] = {
  rating: (rate, count) => `Note : ${rate} sur 5, ${numeral(count, 'fr')} avis`,
  unrated: 'Pas encore noté',
  wish: (title) => `Ajouter « ${title} » à la liste d’envies`,
  add: (title) => `Ajouter « ${title} » au panier`,
  addShort: 'Ajouter',
  soldOut: 'Épuisé',
  fresh: 'Nouveau',
}

export const categories: Catalogue['categories'] = {
  electronics: 'Électronique',
  jewelery: 'Bijoux',
  "men's clothing": 'Vêtements pour homme',
  "women's clothing": 'Vêtements pour femme',
}

export const search: Catalogue['search'] = {
  label: 'Rechercher dans la boutique',
  placeholder: 'Rechercher produits et catégories',
  submit: 'Rechercher',
  suggestions: 'Suggestions',
  loading: 'Chargement...',
  none: 'Aucun produit trouvé',
  count: (count) => plural('fr', count, { one: '# suggestion', other: '# suggestions' }),
}
