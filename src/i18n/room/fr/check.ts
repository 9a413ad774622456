import type { RoomCatalogue } from '../catalogue.ts'

export const check: RoomCatalogue['room.check'] = {
  title: 'Point de contrôle',
  what: 'Ce qui est vérifié',
  state: 'état',
  is: 'Doit être',
  set: 'Attendre cela ici',
  holds: 'est vrai maintenant',
  holdsNot: (found) => `n’est pas vrai maintenant : c’est ${found}`,
}
