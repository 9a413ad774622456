import type { Catalogue } from '../catalogue.ts'

export const imagePreview: Catalogue['image-preview'] = {
  picture: 'Vista previa de la imagen',
  empty: 'Tu imagen se mostrará aquí',
  invalid: 'No hay ninguna imagen en esa dirección',
  loading: 'Cargando la imagen',
  change: 'Cambiar imagen',
}
