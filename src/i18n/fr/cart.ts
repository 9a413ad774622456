import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const cart: Catalogue['cart'] = {
  title: 'Panier',
  items: (count) => plural('fr', count, { one: '# article', other: '# articles' }),
  clear: 'Vider le panier',
  clearTitle: 'Vider votre panier ?',
  clearText:
    'Tout son contenu est retiré. Vous pourrez revenir en arrière tant que vous restez sur cette page.',
  clearConfirm: 'Vider le panier',
  keep: 'Le garder',
  continue: 'Continuer mes achats',
  checkout: 'Passer la commande',
  empty: 'Ce que vous ajoutez en flânant vous attend ici.',
  accepted: 'Nous acceptons',
  secure: 'Les numéros et codes de carte ne sont jamais enregistrés.',
  buyNow: {
    with: (card) => `Acheter maintenant avec ${card}`,
    title: 'Commander tout cela maintenant ?',
    confirm: (total) => `Acheter maintenant pour ${total}`,
    busy: 'Envoi de votre commande...',
    cancel: 'Pas encore',
    paysWith: 'Payé avec',
    goesTo: 'Livré à',
    total: 'Total',
    declined:
      'Votre carte a été refusée et rien n’a été débité. Votre panier n’a pas changé : passez la commande avec une autre carte.',
    notKept:
      'Votre commande n’a pas pu être enregistrée et rien n’a été débité : le stockage de ce navigateur l’a refusée. Veuillez réessayer.',
    changed: 'Votre panier a changé entre-temps et rien n’a été débité. Vérifiez le total, puis réessayez.',
    expired: 'Votre carte par défaut a expiré. Avec une autre, vous pourrez acheter tout cela en une fois.',
    cards: 'Vos cartes',
  },
}

export const miniCart: Catalogue['mini-cart'] = {
  title: 'Votre panier',
  close: 'Fermer le panier',
  signIn: 'Se connecter pour commander',
  browse: 'Parcourir les produits',
  empty: 'Ajoutez quelque chose qui vous plaît, et il vous attendra ici.',
  keeps: 'Votre panier vous suit quand vous vous connectez.',
}
