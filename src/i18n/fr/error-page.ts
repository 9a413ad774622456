import type { Catalogue } from '../catalogue.ts'

export const errorPage: Catalogue['errorPage'] = {
  title: 'Erreur inattendue de l’application !',
  unknown: 'Cette page est introuvable. Elle a peut-être été déplacée, ou le lien est incorrect.',
  crashed: 'Une erreur s’est produite sur cette page. Votre panier est en sécurité. Veuillez réessayer.',
  unreachable: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  home: 'Retour à l’accueil',
  products: 'Parcourir les produits',
  retry: 'Réessayer',
}
