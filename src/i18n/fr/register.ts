import type { Catalogue } from '../catalogue.ts'

export const register: Catalogue['register'] = {
  title: 'Créer un compte',
  lead: 'Cela prend une minute. Votre compte est enregistré uniquement dans ce navigateur.',
  name: 'Nom complet',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 6 caractères.',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'Créer un compte',
  busy: 'Création du compte...',
  unprotected:
    'Cette page n’utilise pas une connexion sécurisée : le navigateur ne peut donc pas enregistrer un mot de passe en toute sécurité. Aucun compte n’a été créé et rien n’a été enregistré. Ouvrez la boutique en https ou à l’adresse locale de cet ordinateur.',
  notKept:
    'Votre compte n’a pas été créé, car ce navigateur n’a pas pu l’enregistrer. Votre saisie est conservée. Veuillez réessayer.',
  known: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
}
