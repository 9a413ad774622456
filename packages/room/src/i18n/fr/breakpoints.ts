import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const stops: RoomCatalogue['room.breakpoints'] = {
  title: 'Points d’arrêt',
  none: 'Aucun point d’arrêt pour l’instant. Dans les états d’une machine, « Arrêter » à côté d’un état, d’un événement ou d’une garde en pose un.',
  hold: { state: 'Arrêter', event: 'Arrêter', guard: 'Arrêter sur garde' },
  at: { state: 'Arrêter dans', event: 'Arrêter sur', guard: 'Arrêter sur garde' },
  remove: 'Retirer',
  held: (event, actor) => `En pause à ${event} pour ${actor}.`,
  waiting: (count) => plural('fr', count, { one: '# événement attend.', other: '# événements attendent.' }),
  release: 'Reprendre',
  step: 'Traiter un événement',
  banner:
    'La salle des machines a mis cette boutique en pause. Vos actions sont mises en attente jusqu’à la reprise.',
}
