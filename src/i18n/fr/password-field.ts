import type { Catalogue } from '../catalogue.ts'

export const passwordField: Catalogue['password-field'] = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
}
