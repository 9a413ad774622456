import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  title: 'Contact',
  lead: 'Une question, un souhait, un défaut : écrivez-nous, à toute heure.',
  description: 'Écrivez à la boutique, appelez ou passez nous voir.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  submit: 'Envoyer le message',
  busy: 'Envoi en cours...',
  sentTitle: 'Message envoyé !',
  sentText:
    'Merci. Cette boutique est une démonstration : votre message a été noté dans le journal de ce navigateur et n’a été envoyé à personne.',
  another: 'Écrire un autre message',
  reach: 'Autres moyens de nous joindre',
  mail: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  addressText: '12 Awning Row, Harbour Quarter, Exampleton 01042',
  hours: 'Horaires',
  hoursText: 'À toute heure, tous les jours',
}
