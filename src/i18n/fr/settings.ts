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
  notSaved:
    'Vos paramètres n’ont pas été enregistrés, car ce navigateur n’a pas pu les stocker. Votre saisie est conservée. Veuillez réessayer.',
}

export const passwordChange: Catalogue['passwordChange'] = {
  title: 'Mot de passe',
  lead: 'Saisissez votre mot de passe actuel pour en choisir un nouveau.',
  open: 'Changer le mot de passe',
  fields: {
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le nouveau mot de passe',
  },
  hint: 'Au moins 6 caractères.',
  submit: 'Enregistrer le nouveau mot de passe',
  cancel: 'Annuler',
  unprotected:
    'Cette page n’utilise pas de connexion sécurisée : le navigateur ne peut donc pas enregistrer un mot de passe en toute sécurité. Votre mot de passe n’a pas changé.',
  notSaved:
    'Votre mot de passe n’a pas changé, car ce navigateur n’a pas pu enregistrer le nouveau. Veuillez réessayer.',
}

export const yourData: Catalogue['yourData'] = {
  where: 'Où sont vos données',
  whereLead: 'Uniquement dans ce navigateur. Vos données ne sont envoyées à aucun serveur ni autre appareil.',
  used: (used, quota) => `${used} utilisés sur environ ${quota}.`,
  lasting: 'Ce navigateur conservera vos données jusqu’à ce que vous les effaciez vous-même.',
  passing: 'Ce navigateur peut effacer vos données si l’appareil manque d’espace.',
  ask: 'Demander au navigateur de garder mes données',
  declined: 'Le navigateur n’a pas accepté cette fois. Exportez un fichier pour mettre vos données à l’abri.',
  title: 'Vos données',
  lead: 'Tout ce que cette boutique conserve à votre sujet, en un seul fichier : panier, liste d’envies, commandes, cartes, paramètres et préférences. Il ne contient ni mot de passe ni numéro de carte.',
  export: 'Exporter mes données',
  import: 'Importer un fichier',
  importHint: 'Nous vérifions le fichier et vous montrons son contenu avant tout changement.',
  notRead:
    'Le fichier n’a pas pu être créé, car le stockage de ce navigateur n’a pas pu être lu. Veuillez réessayer.',
  notSaved: 'Rien n’a changé, car ce navigateur n’a pas pu enregistrer les données. Veuillez réessayer.',
  refusals: {
    tooLarge: 'Le fichier est trop volumineux pour venir de cette boutique.',
    notJson: 'Ce fichier n’est pas un fichier JSON.',
    notBackup: 'Ce fichier ne contient pas de données de cette boutique.',
    newer: 'Ce fichier vient d’une version plus récente de cette boutique.',
    broken: 'Une partie du fichier n’a pas pu être lue ; rien n’a donc été importé.',
  },
  at: (where) => `Le problème se trouve à ${where}.`,
  preview: 'Contenu du fichier',
  previewOf: (name, email, date) => `Enregistré par ${name} (${email}) le ${date}.`,
  here: 'Les données seront importées dans votre compte, même si elles ont été enregistrées depuis un autre.',
  rows: {
    cart: 'Produits du panier',
    wishlist: 'Produits de la liste d’envies',
    orders: 'Commandes',
    paymentMethods: 'Cartes enregistrées',
    settings: 'Paramètres',
    preferences: 'Langue, devise et thème',
    recentlyViewed: 'Produits vus récemment',
    drafts: 'Formulaires non envoyés',
  },
  yes: 'oui',
  no: 'non',
  merge: 'Fusionner',
  mergeText:
    'Fusionner : vos données actuelles sont conservées, et ce qui manque est ajouté depuis le fichier.',
  replace: 'Remplacer',
  replaceText: 'Remplacer : vos données actuelles sont supprimées et remplacées par celles du fichier.',
  cancel: 'Annuler',
  close: 'Fermer',
  importing: 'Importation de vos données',
  delete: 'Supprimer le compte',
  deleteTitle: 'Supprimer votre compte',
  deleteLead:
    'Votre compte et toutes ses données seront définitivement supprimés : commandes, cartes, liste d’envies, panier et paramètres.',
  deleteBuiltIn:
    'Le compte de l’administrateur de démonstration ne peut pas être supprimé. Ses données seront supprimées et son mot de passe d’origine rétabli.',
  question: 'Supprimer votre compte et toutes ses données ?',
  questionText:
    'Cette action est irréversible. Si vous avez exporté vos données, vous pouvez les importer dans un nouveau compte.',
  confirm: 'Supprimer tout',
  keep: 'Garder mon compte',
  erasing: 'Suppression de votre compte',
}
