import type { Catalogue } from '../catalogue.ts'

export const categories: Catalogue['categories'] = {
  electronics: 'Electrónica',
  jewelery: 'Joyería',
  "men's clothing": 'Ropa de hombre',
  "women's clothing": 'Ropa de mujer',
}
