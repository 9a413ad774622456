import { plural } from '../../plural.ts'
import type { RoomCatalogue } from '../catalogue.ts'

export const stops: RoomCatalogue['room.stops'] = {
  title: 'Points d’arrêt',
  none: 'Aucun pour l’instant. Dans les états d’une machine, « Retenir » à côté d’un état, d’un événement ou d’une garde en pose un.',
  hold: { state: 'Retenir', event: 'Retenir', guard: 'Retenir garde' },
  at: { state: 'Retenir dans', event: 'Retenir avant', guard: 'Retenir garde' },
  remove: 'Retirer',
  held: (event, actor) => `Retenu à ${event} vers ${actor}.`,
  waiting: (count) => plural('fr', count, { one: '# événement attend.', other: '# événements attendent.' }),
  release: 'Relâcher',
  step: 'Relâcher un seul et rester',
  banner:
    'La salle des machines retient cette boutique : ce que vous faites est gardé, et rien ne continue tant qu’elle n’est pas relâchée.',
}
