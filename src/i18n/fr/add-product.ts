import type { Catalogue } from '../catalogue.ts'

export const addProduct: Catalogue['addProduct'] = {
  title: 'Ajouter un produit',
  editTitle: 'Modifier le produit',
  lead: 'Le produit est enregistré dans ce navigateur et figure parmi les autres.',
  editLead: (title) => `Vous modifiez « ${title} ».`,
  back: 'Retour aux produits',
  form: 'Produit',
  fields: {
    title: 'Titre',
    price: 'Prix',
    category: 'Catégorie',
    description: 'Description',
    image: 'URL de l’image',
  },
  priceHint: 'En dollars américains.',
  imageHint: 'PNG, JPG ou GIF, 10 Mo au plus',
  imageInvalid: 'L’URL de l’image n’est pas valide. Veuillez indiquer un lien d’image valide.',
  submit: 'Ajouter le produit',
  adding: 'Ajout en cours...',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  stopEditing: 'Arrêter la modification',
  notAdded:
    'Le produit n’a pas été ajouté, car ce navigateur n’a pas pu l’enregistrer. Votre saisie est conservée. Veuillez réessayer.',
  notChanged:
    'Le produit n’a pas été modifié : il a été supprimé dans un autre onglet, ou ce navigateur n’a pas pu l’enregistrer. Votre saisie est conservée.',
  listTitle: 'Ajoutés dans ce navigateur',
  listEmpty: 'Aucun produit n’a encore été ajouté dans ce navigateur.',
  edit: 'Modifier',
  remove: 'Supprimer',
  question: (title) => `Supprimer « ${title} » ?`,
  questionText:
    'Il ne sera plus en vente. Les paniers qui le contiennent l’indiqueront, et les commandes passées ne changeront pas.',
  confirm: 'Supprimer le produit',
  keep: 'Garder le produit',
}
