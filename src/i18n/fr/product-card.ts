import type { Catalogue } from '../catalogue.ts'
import { numeral } from '../numerals.ts'

export const productCard: Catalogue['product-card'] = {
  rating: (rate, count) => `Note : ${rate} sur 5, ${numeral(count, 'fr')} avis`,
  unrated: 'Pas encore noté',
  wish: (title) => `Ajouter « ${title} » à la liste d’envies`,
  add: (title) => `Ajouter « ${title} » au panier`,
  addShort: 'Ajouter',
  soldOut: 'Épuisé',
  fresh: 'Nouveau',
}
