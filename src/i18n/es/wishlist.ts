import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const wishlist: Catalogue['wishlist'] = {
  title: 'Mi lista de deseos',
  count: (count) => plural('es', count, { one: '# producto', other: '# productos' }),
  addAll: 'Añadir todo al carrito',
  empty: 'Tu lista de deseos está vacía',
  emptyText: 'Pulsa el corazón de un producto para guardarlo aquí.',
  browse: 'Ver productos',
  removed: (title) => `Has quitado ${title} de tu lista de deseos.`,
  undo: 'Deshacer',
}
