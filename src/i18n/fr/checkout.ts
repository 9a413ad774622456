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
  notSaved:
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

export const payment: Catalogue['payment'] = {
  title: 'Moyens de paiement',
  lead: 'Nous enregistrons uniquement la marque de la carte, les quatre derniers chiffres, le nom et la date d’expiration.',
  add: 'Ajouter un moyen de paiement',
  list: 'Cartes enregistrées',
  default: 'Par défaut',
  sample: 'Exemple',
  setDefault: 'Utiliser par défaut',
  remove: 'Supprimer',
  which: (brand, last4) => `${brand} se terminant par ${last4}`,
  empty: 'Aucune carte enregistrée',
  emptyText: 'Enregistrez une carte : seul son code vous sera demandé lors du paiement.',
  form: 'Nouvelle carte',
  fields: {
    cardNumber: 'Numéro de carte',
    cardHolder: 'Nom du titulaire',
    expiryDate: 'Date d’expiration',
    cvv: 'CVV',
  },
  save: 'Enregistrer la carte',
  cancel: 'Annuler',
  formNotKept:
    'La carte n’a pas été enregistrée, car ce navigateur n’a pas pu la stocker. Votre saisie est conservée. Veuillez réessayer.',
  refused:
    'Votre modification n’a pas été enregistrée, car ce navigateur n’a pas pu la stocker. Vos cartes n’ont pas changé.',
  retry: 'Réessayer',
  question: (card) => `Supprimer ${card} ?`,
  questionDefault: 'C’est votre carte par défaut. Aucune autre ne la remplacera automatiquement.',
  questionText: 'Elle ne sera plus proposée au paiement. Les commandes passées ne changent pas.',
  confirm: 'Supprimer la carte',
  keep: 'Garder la carte',
}

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
  deliveryAddress: 'Adresse de livraison',
  paidWith: 'Payé avec',
  continue: 'Continuer mes achats',
  history: 'Voir l’historique des commandes',
  print: 'Imprimer',
  download: 'Télécharger le reçu',
}

export const receipt: Catalogue['receipt'] = {
  title: (number) => `Reçu de la commande ${number}`,
  ordered: (date) => `Commandé le ${date}`,
  item: 'Article',
  quantity: 'Quantité',
  price: 'Prix',
  sum: 'Montant',
  deliveryAddress: 'Adresse de livraison',
  paidWith: 'Payé avec',
  delivery: (date) => `Livraison estimée : ${date}`,
  thanks: 'Merci de votre visite dans notre boutique.',
}
