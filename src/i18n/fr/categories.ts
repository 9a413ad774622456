import type { Catalogue } from '../catalogue.ts'

export const categories: Catalogue['categories'] = {
  electronics: 'Électronique',
  jewelery: 'Bijoux',
  "men's clothing": 'Vêtements pour homme',
  "women's clothing": 'Vêtements pour femme',
}
