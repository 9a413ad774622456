import type { Catalogue } from '../catalogue.ts'

export const cartLines: Catalogue['cart-lines'] = {
  list: 'Articles de votre panier',
  decrease: (title) => `Diminuer la quantité de « ${title} »`,
  increase: (title) => `Augmenter la quantité de « ${title} »`,
  remove: (title) => `Retirer « ${title} »`,
  each: (price) => `${price} l’unité`,
  gone: 'N’est plus en vente',
  soldOut: 'Épuisé',
  priceRose: (former) => `Le prix a augmenté. Il était de ${former}.`,
  priceFell: (former) => `Le prix a baissé. Il était de ${former}.`,
  removed: (title) => `« ${title} » a été retiré de votre panier.`,
  cleared: 'Votre panier a été vidé.',
  undo: 'Annuler',
  emptyTitle: 'Votre panier est vide',
  blocked: 'Un article de votre panier n’est plus disponible. Retirez-le pour continuer.',
}
