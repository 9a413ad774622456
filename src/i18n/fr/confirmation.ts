import type { Catalogue } from '../catalogue.ts'

export const confirmation: Catalogue['confirmation'] = {
  title: 'Merci pour votre commande !',
  opening: 'Votre commande',
  number: (number) => `Votre numéro de commande est ${number}.`,
  missingTitle: 'Commande introuvable',
  missing: 'Cette commande est introuvable dans votre compte. Votre historique affiche toutes vos commandes.',
  next: 'Prochaines étapes',
  steps: {
    confirmed: 'Commande confirmée',
    processing: 'Préparation',
    shipping: 'Expédition',
    delivery: 'Livraison estimée',
  },
  stepNotes: {
    processing: 'Emballée sous 24 heures',
    shipping: 'En route vers vous',
  },
  items: 'Articles commandés',
  goesTo: 'Adresse de livraison',
  paidWith: 'Payé avec',
  continue: 'Continuer mes achats',
  history: 'Voir l’historique des commandes',
  print: 'Imprimer',
  download: 'Télécharger le reçu',
}

export const receipt: Catalogue['receipt'] = {
  title: (number) => `Reçu de ${number}`,
  ordered: (date) => `Commandé le ${date}`,
  item: 'Article',
  quantity: 'Quantité',
  price: 'Prix',
  sum: 'Montant',
  goesTo: 'Adresse de livraison',
  paidWith: 'Payé avec',
  delivery: (date) => `Livraison estimée : ${date}`,
  thanks: 'Merci de votre visite dans notre boutique.',
}
