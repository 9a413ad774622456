import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const productCard: Catalogue['product-card'] = {
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
