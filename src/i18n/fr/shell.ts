import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

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
    forgetful: 'Rien ne sera conservé après cette visite : le stockage de ce navigateur n’est pas disponible',
    newer:
      'Rien ne sera conservé après cette visite : le stockage de ce navigateur appartient à une version plus récente de la boutique',
    refused: 'Vos modifications n’ont pas pu être enregistrées : le stockage de ce navigateur est plein',
    offline: 'Vous êtes hors ligne',
    tryAgain: 'Réessayer',
    dismiss: 'Fermer',
  },
  toasts: 'Messages',
  busy: 'Un instant, s’il vous plaît…',
  arriving: 'Chargement de la page',
}
