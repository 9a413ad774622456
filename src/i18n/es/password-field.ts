import type { Catalogue } from '../catalogue.ts'

export const passwordField: Catalogue['password-field'] = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
}
