import type { Catalogue } from '../catalogue.ts'

export const login: Catalogue['login'] = {
  title: 'Se connecter',
  lead: 'Heureux de vous revoir.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion en cours...',
  refused: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  unprotected:
    'Cette page n’a pas été ouverte par une connexion sécurisée, si bien que le navigateur ne peut pas y vérifier un mot de passe. Rien n’a été envoyé ni comparé. Ouvrez la boutique en https, ou depuis l’adresse de cet ordinateur.',
  notKept:
    'La connexion n’a pas pu se faire : le stockage de ce navigateur n’a pas répondu. Votre mot de passe n’est pas en cause ; veuillez réessayer.',
  newHere: 'Nouveau ici ?',
  register: 'Créer un compte',
  forgotten: 'Mot de passe oublié ?',
  forgottenText:
    'Personne ne peut vous en envoyer un nouveau : votre compte ne vit que dans ce navigateur, et aucun e-mail ne part de cette boutique. Voici ce que vous pouvez faire :',
  forgottenLook:
    'Cherchez parmi les mots de passe enregistrés par votre navigateur ou votre gestionnaire de mots de passe.',
  forgottenInside:
    'Si un autre onglet est encore connecté, enregistrez-y vos données dans un fichier, sous Paramètres. Créez ensuite un compte avec une autre adresse e-mail et importez le fichier.',
  forgottenNew:
    'Sinon, créez un compte avec une autre adresse e-mail. Ce que contient l’ancien reste dans ce navigateur jusqu’à ce que les données du site soient effacées.',
}
