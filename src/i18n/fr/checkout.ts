import type { Catalogue } from '../catalogue.ts'

export const checkout: Catalogue['checkout'] = {
  title: 'Paiement',
  form: 'Paiement',
  contact: 'Coordonnées',
  delivery: 'Livraison',
  payment: 'Paiement',
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
  chooseCountry: 'Sélectionnez un pays',
  payWith: 'Payer avec',
  newCard: 'Nouvelle carte',
  askedAgain:
    'Nous n’enregistrons jamais les codes de sécurité. Veuillez saisir de nouveau celui de cette carte.',
  secure: 'Le numéro et le code de la carte ne servent qu’à cette commande et ne sont jamais enregistrés.',
  testCard:
    'Ceci est une démonstration : aucune carte n’est jamais débitée. 4242 4242 4242 4242 est acceptée, 4000 0000 0000 0002 est refusée.',
  saveAddress: 'Enregistrer cette adresse',
  saveCard: 'Enregistrer cette carte',
  saveCardHint:
    'Nous n’enregistrons que la marque, les quatre derniers chiffres, le titulaire et la date d’expiration.',
  back: 'Retour au panier',
  place: 'Commander',
  processing: 'Traitement...',
  processingNote: 'Votre commande est en cours. Veuillez rester sur cette page.',
  declined:
    'Votre carte a été refusée. Vous n’avez pas été débité et votre panier n’a pas changé. Essayez une autre carte.',
  notKept:
    'Votre commande n’a pas pu être enregistrée dans ce navigateur. Vous n’avez pas été débité et votre panier n’a pas changé. Veuillez réessayer.',
  changed:
    'Votre panier a changé depuis l’affichage de ce total : aucune commande n’a été passée. Veuillez le vérifier de nouveau.',
  cardRemoved:
    'La carte choisie n’est plus enregistrée : aucune commande n’a été passée. Choisissez une autre carte ou saisissez-en une nouvelle.',
  review: 'Revoir le total',
  blocked:
    'Un article de votre panier n’est plus disponible. Revenez au panier et retirez-le pour continuer.',
  unavailable: 'Le paiement est indisponible',
  unavailableText: 'Le stockage de ce navigateur ne répond pas. Votre panier n’a pas changé.',
  retry: 'Réessayer',
  placed: 'Votre commande a été passée.',
}
