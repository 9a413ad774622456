import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const search: Catalogue['search'] = {
  label: 'Buscar en la tienda',
  placeholder: 'Busca productos y categorías',
  submit: 'Buscar',
  suggestions: 'Sugerencias',
  loading: 'Cargando...',
  none: 'No se ha encontrado ningún producto',
  count: (count) => plural('es', count, { one: '# sugerencia', other: '# sugerencias' }),
}
