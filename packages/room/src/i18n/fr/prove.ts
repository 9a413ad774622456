import type { RoomCatalogue } from '../catalogue.ts'

export const prove: RoomCatalogue['room.prove'] = {
  title: 'Couverture',
  overlay: 'Sur le diagramme',
  nothing: 'Rien',
  tests: 'Tous les tests',
  session: 'Cette session',
  who: 'Couvertes par',
  taken: 'Transitions',
  share: (taken, of) => `${taken} sur ${of}`,
  order: (depths) => `Les nombres correspondent à ${depths}.`,
  next: 'Prochaine transition non testée',
  none: 'Toutes les transitions de toutes les machines sont couvertes.',
  missing: (count) => `Non couvertes (${count})`,
}
