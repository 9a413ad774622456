import type { Catalogue } from '../catalogue.ts'

export const passwordChange: Catalogue['password-change'] = {
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
  busy: 'Modification...',
  cancel: 'Annuler',
  unprotected:
    'Cette page n’utilise pas une connexion sécurisée : le navigateur ne peut donc pas enregistrer un mot de passe en toute sécurité. Votre mot de passe n’a pas changé.',
  notKept:
    'Votre mot de passe n’a pas changé, car ce navigateur n’a pas pu enregistrer le nouveau. Veuillez réessayer.',
}
