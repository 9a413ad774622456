import type { Catalogue } from '../catalogue.ts'

export const door: Catalogue['door'] = {
  title: 'Pourquoi créer un compte ?',
  cart: 'Retrouvez votre panier et votre liste d’envies quand vous vous connectez.',
  orders: 'Retrouvez toutes vos commandes et leurs reçus au même endroit.',
  wishlist: 'Gardez votre propre liste d’envies, séparée de celles des autres comptes de ce navigateur.',
  cards: 'Commandez plus vite avec des cartes et adresses enregistrées.',
  local: 'Tout est enregistré dans ce navigateur, et vous pouvez l’exporter dans un fichier.',
  honest:
    'Cette boutique de démonstration n’a pas de serveur. Un compte sépare vos données, mais ne les protège pas des autres personnes qui utilisent ce navigateur.',
}
