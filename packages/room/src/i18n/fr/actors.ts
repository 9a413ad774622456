import type { RoomCatalogue } from '../catalogue.ts'

export const actors: RoomCatalogue['room.actors'] = {
  title: 'Acteurs',
  kinds: {
    machine: 'automate',
    promise: 'promesse',
    callback: 'rappel',
    observable: 'flux observable',
    transition: 'fonction de transition',
    other: 'autre',
  },
  statuses: { active: 'en marche', done: 'terminé', error: 'en échec', stopped: 'arrêté' },
}
