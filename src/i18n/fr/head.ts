import type { Catalogue } from '../catalogue.ts'

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Électronique, bijoux et vêtements à prix honnêtes : livraison gratuite au-delà de 50 $US, retours sous 30 jours, garantie de 2 ans et service client 24 h/24, 7 j/7.',
}
