import type { Catalogue } from '../catalogue.ts'

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
  saving: 'Enregistrement...',
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
