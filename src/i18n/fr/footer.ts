import type { Catalogue } from '../catalogue.ts'

export const footer: Catalogue['footer'] = {
  about: {
    title: 'À propos de Statecart',
    text: 'Électronique, bijoux et vêtements, choisis avec soin depuis 2025. Livraison gratuite au-delà de 50 $US, retours sous 30 jours, garantie de 2 ans et service client 24 h/24, 7 j/7.',
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
    address: '12 Awning Row, Harbor Quarter, Exampleton 01042',
    phone: 'Appeler le +1 (202) 555-0142',
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
