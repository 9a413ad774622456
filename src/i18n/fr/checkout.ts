import type { Catalogue } from '../catalogue.ts'

export const checkout: Catalogue['checkout'] = {
  title: 'Paiement',
  form: 'Paiement',
  contact: 'Qui commande',
  delivery: 'Où livrer',
  payment: 'Comment vous payez',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    address: 'Adresse',
    city: 'Ville',
    state: 'État ou province',
    zipCode: 'Code postal',
    country: 'Pays',
    card: 'Carte de paiement',
    cardName: 'Nom sur la carte',
    cardNumber: 'Numéro de carte',
    expiryDate: 'Date d’expiration',
    cvv: 'CVV',
  },
  chooseCountry: 'Choisissez',
  payWith: 'Payer avec',
  newCard: 'Une nouvelle carte',
  askedAgain: 'Les codes ne sont jamais conservés : cette carte redemande donc le sien.',
  secure: 'Le numéro et le code ne servent qu’à cette commande et ne sont jamais enregistrés.',
  testCard:
    'Ceci est une démonstration : aucune carte n’est jamais débitée. 4242 4242 4242 4242 est acceptée, 4000 0000 0000 0002 est refusée.',
  back: 'Retour au panier',
  place: 'Commander',
  processing: 'Traitement...',
  processingNote: 'Votre commande est en cours. Veuillez rester sur cette page.',
  declined:
    'Votre carte a été refusée. Rien n’a été débité et votre panier n’a pas changé. Essayez une autre carte.',
  notKept:
    'Votre commande n’a pas pu être enregistrée : le stockage de ce navigateur l’a refusée. Rien n’a été débité et votre panier n’a pas changé. Veuillez réessayer.',
  changed:
    'Votre panier a changé depuis que vous avez vu ce total : rien n’a donc été commandé. Vérifiez-le encore une fois.',
  review: 'Revoir le total',
  blocked:
    'Un article de votre panier ne peut plus être acheté. Revenez au panier et retirez-le pour continuer.',
  unavailable: 'Le paiement n’a pas pu s’ouvrir',
  unavailableText: 'Le stockage de ce navigateur n’a pas répondu. Votre panier n’a pas changé.',
  retry: 'Réessayer',
  placed: 'Votre commande est passée.',
}
