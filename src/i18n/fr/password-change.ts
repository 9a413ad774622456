import type { Catalogue } from '../catalogue.ts'

export const passwordChange: Catalogue['password-change'] = {
  title: 'Mot de passe',
  lead: 'Pour le changer, il faut celui que vous avez actuellement.',
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
    'Cette page n’a pas été ouverte par une connexion sécurisée, si bien que le navigateur ne peut pas y garder un mot de passe en sûreté. Votre mot de passe n’a pas changé.',
  notKept:
    'Votre mot de passe n’a pas changé : le stockage de ce navigateur n’a pas pu conserver le nouveau. Veuillez réessayer.',
}
