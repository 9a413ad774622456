import type { RoomCatalogue } from '../catalogue.ts'

export const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Scénarios',
  about: 'Chaque scénario ouvre une boutique avec sa propre base de données. Vos données ne changent pas.',
  names: {
    'new-visitor': 'Une première visite',
    'full-cart': 'Un panier plein',
    'three-orders': 'Une cliente avec trois commandes',
    'expired-card': 'Une cliente dont la carte a expiré',
    'source-down': 'La deuxième source de produits ne répond pas',
    'sources-down': 'Aucune source de produits ne répond',
    administrator: 'Une administratrice',
  },
}
