import type { RoomCatalogue } from '../catalogue.ts'

export const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Scénarios',
  about: 'Chaque scénario ouvre une boutique avec sa propre base de données. Vos données ne changent pas.',
}
