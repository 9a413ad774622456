import type { Catalogue } from '../catalogue.ts'

export const problems: Catalogue['problems'] = {
  required: 'Ce champ est obligatoire',
  firstNameRequired: 'Le prénom est obligatoire',
  lastNameRequired: 'Le nom est obligatoire',
  emailRequired: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  passwordRequired: 'Le mot de passe est obligatoire',
  confirmRequired: 'Veuillez confirmer votre mot de passe',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  passwordShort: 'Le mot de passe doit comporter au moins 6 caractères',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel',
  priceInvalid: 'Veuillez saisir un prix valide supérieur à 0',
  imageInvalid: 'L’URL de l’image n’est pas valide. Veuillez indiquer un lien d’image valide.',
  avatarInvalid: 'L’URL de l’image n’est pas valide. Veuillez indiquer un lien d’image valide.',
  cardNumberInvalid: 'Veuillez saisir un numéro de carte valide',
  cardSavedAlready: 'Cette carte est déjà enregistrée',
  cardHolderInvalid: 'Veuillez saisir un nom de titulaire valide',
  expiryInvalid: 'Veuillez saisir une date d’expiration valide',
  codeInvalid: 'Veuillez saisir un CVV valide',
  countryInvalid: 'Veuillez choisir un pays',
  userExists: 'Un compte existe déjà avec cette adresse e-mail',
  summary: 'Veuillez corriger ces champs :',
  afterLabel: (problem) => ` : ${problem}`,
}

export const countries: Catalogue['countries'] = {
  US: 'États-Unis',
  CA: 'Canada',
  UK: 'Royaume-Uni',
  AU: 'Australie',
}

export const imagePreview: Catalogue['imagePreview'] = {
  picture: 'Aperçu de l’image',
  empty: 'Votre image s’affichera ici',
  invalid: 'Aucune image à cette adresse',
  loading: 'Chargement de l’image',
  change: 'Changer l’image',
}
