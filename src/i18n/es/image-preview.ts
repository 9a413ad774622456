import type { Catalogue } from '../catalogue.ts'

export const imagePreview: Catalogue['image-preview'] = {
  picture: 'Vista previa de la imagen',
  empty: 'La imagen se mostrará aquí',
  invalid: 'Ahí no hay ninguna imagen',
  loading: 'Cargando la imagen',
  change: 'Cambiar imagen',
}
