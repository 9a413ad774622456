import type { Catalogue } from '../catalogue.ts'

export const payment: Catalogue['payment'] = {
  title: 'Moyens de paiement',
  lead: 'Seuls la marque, les quatre derniers chiffres, le nom et la date d’expiration sont conservés.',
  add: 'Ajouter un moyen de paiement',
  list: 'Cartes enregistrées',
  default: 'Par défaut',
  sample: 'Exemple',
  setDefault: 'Utiliser par défaut',
  remove: 'Supprimer',
  which: (brand, last4) => `${brand} se terminant par ${last4}`,
  empty: 'Aucune carte enregistrée',
  emptyText: 'Enregistrez une carte, et le prochain paiement ne demandera que son code.',
  form: 'Une nouvelle carte',
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
    'La carte n’a pas été enregistrée : le stockage de ce navigateur n’a pas pu la conserver. Ce que vous avez saisi est toujours là ; veuillez réessayer.',
  refused:
    'Votre modification n’a pas été enregistrée : le stockage de ce navigateur n’a pas pu la conserver. Les cartes n’ont pas changé.',
  retry: 'Réessayer',
  question: (card) => `Supprimer ${card} ?`,
  questionDefault: 'C’est votre carte par défaut. Aucune autre ne la remplacera d’elle-même.',
  questionText: 'Elle ne sera plus proposée au paiement. Les commandes réglées avec elle ne changent pas.',
  confirm: 'Supprimer la carte',
  keep: 'La garder',
}
