import type { RoomCatalogue } from '../catalogue.ts'

export const check: RoomCatalogue['room.check'] = {
  title: 'Point de contrôle',
  what: 'Valeur vérifiée',
  state: 'état',
  is: 'Valeur attendue',
  set: 'Ajouter un point de contrôle',
  holds: 'est vrai maintenant',
  holdsNot: (found) => `n’est pas vrai maintenant : c’est ${found}`,
}
