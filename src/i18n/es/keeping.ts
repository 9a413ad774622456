import type { Catalogue } from '../catalogue.ts'

export const keeping: Catalogue['keeping'] = {
  update: 'Hay una versión nueva de la tienda',
  reload: 'Recargar',
  dismiss: 'Cerrar',
  install: 'Instalar la tienda como aplicación',
}
