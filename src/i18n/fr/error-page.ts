import type { Catalogue } from '../catalogue.ts'

export const errorPage: Catalogue['errorPage'] = {
  title: 'Erreur inattendue de l’application !',
  unknown:
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  crashed:
    'Cet écran a buté sur quelque chose d’imprévu. Votre panier est en sécurité ; essayez encore une fois.',
  unreachable: 'Cet écran n’a pas pu être récupéré. Vérifiez votre connexion, puis réessayez.',
  home: 'Retour à l’accueil',
  products: 'Parcourir les produits',
  retry: 'Réessayer',
}
