import type { Catalogue } from '../catalogue.ts'

export const login: Catalogue['login'] = {
  title: 'Se connecter',
  lead: 'Ravis de vous revoir.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion en cours...',
  refused: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  unprotected:
    'Cette page n’utilise pas une connexion sécurisée : le navigateur ne peut donc pas vérifier un mot de passe. Rien n’a été envoyé ni comparé. Ouvrez la boutique en https ou à l’adresse locale de cet ordinateur.',
  notKept:
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
