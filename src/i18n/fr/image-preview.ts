import type { Catalogue } from '../catalogue.ts'

export const imagePreview: Catalogue['image-preview'] = {
  picture: 'Aperçu de l’image',
  empty: 'L’image s’affichera ici',
  invalid: 'Il n’y a pas d’image à cette adresse',
  loading: 'Chargement de l’image',
  change: 'Changer l’image',
}
