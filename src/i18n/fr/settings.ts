import type { Catalogue } from '../catalogue.ts'

export const settings: Catalogue['settings'] = {
  title: 'Paramètres',
  lead: 'Vos coordonnées, votre adresse et vos préférences de notification.',
  account: 'Mot de passe et données',
  form: 'Paramètres',
  unreadable: 'Vos paramètres n’ont pas pu être lus.',
  retry: 'Réessayer',
  profile: 'Profil',
  profileLead:
    'Nous utilisons ces informations pour vos commandes. Pour vous connecter, utilisez l’adresse e-mail de votre inscription.',
  address: 'Adresse',
  addressLead: 'Remplie automatiquement lors du paiement.',
  notifications: 'Préférences de notification',
  notificationsLead:
    'Cette boutique de démonstration n’envoie aucun message. Vos choix sont tout de même enregistrés.',
  fields: {
    avatar: 'URL de l’avatar',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    street: 'Rue',
    city: 'Ville',
    state: 'État ou province',
    zipCode: 'Code postal',
    country: 'Pays',
    notifyByEmail: 'Notifications par e-mail',
    notifyBySms: 'Notifications par SMS',
    notifyOfPromotions: 'Promotions',
    notifyOfOrders: 'Suivi des commandes',
    notifyOfProducts: 'Nouveaux produits',
  },
  avatarHint: 'Un lien commençant par https ou un lien vers une image de cette boutique.',
  avatarInvalid: 'L’URL de l’image n’est pas valide. Veuillez indiquer un lien d’image valide.',
  noCountry: 'Non précisé',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement...',
  discard: 'Abandonner les modifications',
  unsaved: 'Vous avez des modifications non enregistrées.',
  notKept:
    'Vos paramètres n’ont pas été enregistrés, car ce navigateur n’a pas pu les stocker. Votre saisie est conservée. Veuillez réessayer.',
}
