import type { Catalogue } from '../catalogue.ts'

export const door: Catalogue['door'] = {
  title: 'À quoi sert un compte',
  cart: 'Votre panier et votre liste d’envies vous suivent quand vous vous connectez.',
  orders: 'Toutes vos commandes à portée de main, chacune avec son reçu.',
  wishlist: 'Une liste d’envies rien qu’à vous, à part de celles des autres dans ce navigateur.',
  cards: 'Des cartes et adresses enregistrées, pour un prochain paiement plus court.',
  local: 'Tout reste dans ce navigateur, et vous pouvez l’emporter dans un fichier.',
  honest:
    'Cette boutique n’a pas de serveur : un compte sépare les choses, il ne les protège pas de la personne qui dispose de ce navigateur.',
}
