import type { RoomCatalogue } from '../catalogue.ts'

export const actors: RoomCatalogue['room.actors'] = {
  title: 'Actores',
  kinds: {
    machine: 'máquina',
    promise: 'promesa',
    callback: 'retrollamada',
    observable: 'flujo observable',
    transition: 'función de transición',
    other: 'otro',
  },
  statuses: { active: 'en marcha', done: 'terminado', error: 'fallido', stopped: 'parado' },
}
