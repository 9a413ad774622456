import type { Catalogue } from '../catalogue.ts'
import { shopPhone } from '../contact-details.ts'
import { plural } from '../numerals.ts'

export const shell: Catalogue['shell'] = {
  shop: 'Statecart',
  skip: 'Aller au contenu',
  navigation: {
    label: 'Principale',
    home: 'Accueil',
    products: 'Produits',
    about: 'À propos',
    contact: 'Contact',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
  },
  cart: (count) =>
    count === 0
      ? 'Panier, vide'
      : plural('fr', count, { one: 'Panier, # article', other: 'Panier, # articles' }),
  account: {
    label: 'Menu du compte',
    orders: 'Mes commandes',
    wishlist: 'Liste d’envies',
    addProduct: 'Ajouter un produit',
    payment: 'Moyens de paiement',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
    signIn: 'Se connecter',
  },
  preferences: {
    label: 'Préférences',
    language: 'Langue',
    currency: 'Devise',
    rates: (date: string) => `Taux de change de démonstration au ${date}`,
    theme: 'Thème',
    themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  },
  banners: {
    partial: 'Certains produits n’ont pas pu être chargés',
    retry: 'Réessayer',
    notPersistent:
      'Rien ne sera conservé après cette visite : le stockage de ce navigateur n’est pas disponible',
    newer:
      'Rien ne sera conservé après cette visite : le stockage de ce navigateur appartient à une version plus récente de la boutique',
    refused: 'Vos modifications n’ont pas pu être enregistrées : le stockage de ce navigateur est plein',
    offline: 'Vous êtes hors ligne',
    tryAgain: 'Réessayer',
    dismiss: 'Fermer',
  },
  toasts: 'Messages',
  busy: 'Un instant, s’il vous plaît…',
  loadingPage: 'Chargement de la page',
}

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Électronique, bijoux et vêtements à prix honnêtes : livraison gratuite au-delà de 50 $US, retours sous 30 jours, garantie de 2 ans et service client 24 h/24, 7 j/7.',
}

export const footer: Catalogue['footer'] = {
  about: {
    title: 'À propos de Statecart',
    text: 'Électronique, bijoux et vêtements, choisis avec soin depuis 2025. Livraison gratuite au-delà de 50 $US, retours sous 30 jours, garantie de 2 ans et service client 24 h/24, 7 j/7.',
  },
  quick: {
    title: 'Liens rapides',
    home: 'Accueil',
    products: 'Produits',
    cart: 'Panier',
    account: 'Mon compte',
    about: 'Qui sommes-nous',
    contact: 'Nous contacter',
  },
  service: {
    title: 'Service client',
    faq: 'FAQ',
    shipping: 'Conditions de livraison',
    returns: 'Retours et remboursements',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
  },
  contact: {
    title: 'Contact',
    phone: `Appeler le ${shopPhone}`,
  },
  social: {
    title: 'Suivez-nous',
    posts: 'Statecart sur Chatterbox',
    pictures: 'Statecart sur Shutterbox',
    films: 'Statecart sur Reelbox',
  },
  rights: 'Statecart. Tous droits réservés.',
  cards: 'Nous acceptons toutes les grandes cartes de crédit',
}

export const errorPage: Catalogue['errorPage'] = {
  title: 'Erreur inattendue de l’application !',
  unknown: 'Cette page est introuvable. Elle a peut-être été déplacée, ou le lien est incorrect.',
  crashed: 'Une erreur s’est produite sur cette page. Votre panier est en sécurité. Veuillez réessayer.',
  unreachable: 'Cette page n’a pas pu être chargée.',
  home: 'Retour à l’accueil',
  products: 'Parcourir les produits',
  retry: 'Réessayer',
}

export const machineRoom: Catalogue['machineRoom'] = {
  link: 'Salle des machines',
  report: 'Signaler un problème',
}
