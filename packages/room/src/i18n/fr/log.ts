import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const log: RoomCatalogue['room.log'] = {
  title: 'Journal',
  search: 'Chercher dans le journal',
  total: (count) => plural('fr', count, { one: '# événement', other: '# événements' }),
  ignored: 'ignoré',
  detail: 'Événement sélectionné',
  taken: 'Transitions :',
  holds: 'était vraie',
  holdsNot: 'était fausse',
  depends: 'dépend de l’événement',
  actor: 'Acteur',
  event: 'Événement',
  all: 'Tous',
  ignoredOnly: 'Ignorés seulement',
  sequence: 'Séquence',
  outside: 'de l’extérieur',
}
