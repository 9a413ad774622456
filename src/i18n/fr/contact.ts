import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  title: 'Contact',
  lead: 'Une question, une suggestion ou un problème ? Nous vous répondons à toute heure.',
  description: 'Contactez-nous par message, e-mail ou téléphone, ou rendez-nous visite.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  submit: 'Envoyer le message',
  sentTitle: 'Message envoyé !',
  sentText:
    'Merci. Cette boutique est une démonstration : votre message a été noté dans le journal de ce navigateur et n’a été envoyé à personne.',
  another: 'Écrire un autre message',
  reach: 'Autres moyens de nous joindre',
  mail: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  hours: 'Horaires',
  hoursText: '24 heures sur 24, 7 jours sur 7',
}
