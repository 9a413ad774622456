import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const cart: Catalogue['cart'] = {
  title: 'Panier',
  items: (count) => plural('fr', count, { one: '# article', other: '# articles' }),
  clear: 'Vider le panier',
  clearTitle: 'Vider votre panier ?',
  clearText: 'Tous les articles seront retirés. Vous pourrez annuler tant que vous restez sur cette page.',
  clearConfirm: 'Vider le panier',
  keep: 'Garder les articles',
  continue: 'Continuer mes achats',
  checkout: 'Passer la commande',
  empty: 'Les articles ajoutés au panier s’afficheront ici.',
  accepted: 'Nous acceptons',
  secure: 'Les numéros et codes de carte ne sont jamais enregistrés.',
  buyNow: {
    with: (card) => `Acheter maintenant avec ${card}`,
    title: 'Passer cette commande maintenant ?',
    confirm: (total) => `Acheter maintenant pour ${total}`,
    cancel: 'Annuler',
    payment: 'Paiement',
    deliveryAddress: 'Adresse de livraison',
    total: 'Total',
    declined:
      'Votre carte a été refusée. Vous n’avez pas été débité et votre panier n’a pas changé. Passez la commande avec une autre carte.',
    notSaved:
      'Votre commande n’a pas pu être enregistrée dans ce navigateur. Vous n’avez pas été débité. Veuillez réessayer.',
    changed: 'Votre panier a changé. Vous n’avez pas été débité. Vérifiez le total, puis réessayez.',
    cardRemoved:
      'Votre carte par défaut n’est plus enregistrée : aucune commande n’a été passée. Passez la commande avec une autre carte.',
    expired:
      'Votre carte par défaut a expiré. Choisissez une autre carte par défaut pour acheter maintenant.',
    cards: 'Vos cartes',
  },
}

export const miniCart: Catalogue['miniCart'] = {
  title: 'Votre panier',
  close: 'Fermer le panier',
  signIn: 'Se connecter pour commander',
  browse: 'Parcourir les produits',
  empty: 'Les articles ajoutés au panier s’afficheront ici.',
  itemsStay: 'Vos articles restent dans le panier quand vous vous connectez.',
}

export const cartLines: Catalogue['cartLines'] = {
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

export const orderSummary: Catalogue['orderSummary'] = {
  title: 'Récapitulatif de la commande',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  free: 'Gratuite',
  tax: 'Taxes (10 %)',
  total: 'Total',
  items: 'Articles',
  quantity: (count, price) => `${count} × ${price}`,
}
