import type { Catalogue } from '../catalogue.ts'

export const imagePreview: Catalogue['image-preview'] = {
  picture: 'Aperçu de l’image',
  empty: 'Votre image s’affichera ici',
  invalid: 'Aucune image à cette adresse',
  loading: 'Chargement de l’image',
  change: 'Changer l’image',
}
