import type { Catalogue } from '../catalogue.ts'

export const confirmation: Catalogue['confirmation'] = {
  title: 'Merci pour votre commande !',
  opening: 'Votre commande',
  number: (number) => `Votre numéro de commande est ${number}.`,
  missingTitle: 'Cette commande n’est pas ici',
  missing:
    'Il n’y a pas de telle commande dans votre compte. Tout ce que vous avez commandé figure dans votre historique.',
  next: 'La suite',
  steps: {
    confirmed: 'Commande confirmée',
    processing: 'Préparation',
    shipping: 'Expédition',
    delivery: 'Livraison estimée',
  },
  stepNotes: {
    processing: 'Emballée sous 24 heures',
    shipping: 'Puis en route vers vous',
  },
  items: 'Ce que vous avez commandé',
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
