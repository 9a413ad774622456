import type { Catalogue } from '../catalogue.ts'

export const register: Catalogue['register'] = {
  title: 'Créer un compte',
  lead: 'Cela prend une minute et reste dans ce navigateur.',
  name: 'Nom complet',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 6 caractères.',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'Créer un compte',
  busy: 'Création du compte...',
  unprotected:
    'Cette page n’a pas été ouverte par une connexion sécurisée, si bien que le navigateur ne peut pas y garder un mot de passe en sûreté. Aucun compte n’a été créé et rien n’a été enregistré. Ouvrez la boutique en https, ou depuis l’adresse de cet ordinateur.',
  notKept:
    'Votre compte n’a pas été créé : le stockage de ce navigateur n’a pas pu le conserver. Ce que vous avez saisi est toujours là ; veuillez réessayer.',
  known: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
}
