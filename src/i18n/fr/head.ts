import type { Catalogue } from '../catalogue.ts'

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Électronique, bijoux et vêtements à prix honnêtes : livraison gratuite dès 50 $US, retours sous 30 jours, garantie de 2 ans et service client à toute heure.',
}
