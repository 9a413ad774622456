import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const productCard: Catalogue['productCard'] = {
  rating: (rate, count) =>
    plural('es', count, {
      one: `Valoración: ${rate} de 5, # opinión`,
      other: `Valoración: ${rate} de 5, # opiniones`,
    }),
  unrated: 'Sin valoraciones',
  wish: (title) => `Añadir ${title} a la lista de deseos`,
  add: (title) => `Añadir ${title} al carrito`,
  addShort: 'Añadir',
  soldOut: 'Agotado',
  fresh: 'Nuevo',
}

export const categories: Catalogue['categories'] = {
  electronics: 'Electrónica',
  jewelery: 'Joyería',
  "men's clothing": 'Ropa de hombre',
  "women's clothing": 'Ropa de mujer',
}

export const search: Catalogue['search'] = {
  label: 'Buscar en la tienda',
  placeholder: 'Busca productos y categorías',
  submit: 'Buscar',
  suggestions: 'Sugerencias',
  loading: 'Cargando...',
  none: 'No se ha encontrado ningún producto',
  count: (count) => plural('es', count, { one: '# sugerencia', other: '# sugerencias' }),
}
