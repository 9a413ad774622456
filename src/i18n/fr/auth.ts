import type { Catalogue } from '../catalogue.ts'

export const authLayout: Catalogue['authLayout'] = {
  title: 'Pourquoi créer un compte ?',
  cart: 'Retrouvez votre panier et votre liste d’envies quand vous vous connectez.',
  orders: 'Retrouvez toutes vos commandes et leurs reçus au même endroit.',
  wishlist: 'Gardez votre propre liste d’envies, séparée de celles des autres comptes de ce navigateur.',
  cards: 'Commandez plus vite avec des cartes et adresses enregistrées.',
  local: 'Tout est enregistré dans ce navigateur, et vous pouvez l’exporter dans un fichier.',
  demoNotice:
    'Cette boutique de démonstration n’a pas de serveur. Un compte sépare vos données, mais ne les protège pas des autres personnes qui utilisent ce navigateur.',
}

export const login: Catalogue['login'] = {
  title: 'Se connecter',
  lead: 'Ravis de vous revoir.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion en cours...',
  refused: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  unprotected:
    'Cette page n’utilise pas de connexion sécurisée : le navigateur ne peut donc pas vérifier un mot de passe. Rien n’a été envoyé ni comparé. Ouvrez la boutique en https ou à l’adresse locale de cet ordinateur.',
  notSaved:
    'La connexion a échoué, car le stockage de ce navigateur ne répond pas. Votre mot de passe n’est pas en cause. Veuillez réessayer.',
  newHere: 'Première visite ?',
  register: 'Créer un compte',
  forgotten: 'Mot de passe oublié ?',
  forgottenText:
    'Nous ne pouvons pas vous en envoyer un nouveau : votre compte n’existe que dans ce navigateur, et cette boutique n’envoie pas d’e-mails. Voici ce que vous pouvez faire :',
  forgottenLook:
    'Consultez les mots de passe enregistrés dans votre navigateur ou votre gestionnaire de mots de passe.',
  forgottenInside:
    'Si un autre onglet est encore connecté, enregistrez-y vos données dans un fichier, sous Paramètres. Créez ensuite un compte avec une autre adresse e-mail et importez le fichier.',
  forgottenNew:
    'Sinon, créez un compte avec une autre adresse e-mail. L’ancien compte reste dans ce navigateur jusqu’à ce que les données du site soient effacées.',
}

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
    'Cette page n’utilise pas de connexion sécurisée : le navigateur ne peut donc pas enregistrer un mot de passe en toute sécurité. Aucun compte n’a été créé et rien n’a été enregistré. Ouvrez la boutique en https ou à l’adresse locale de cet ordinateur.',
  notSaved:
    'Votre compte n’a pas été créé, car ce navigateur n’a pas pu l’enregistrer. Votre saisie est conservée. Veuillez réessayer.',
  known: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
}

export const passwordField: Catalogue['passwordField'] = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
}
