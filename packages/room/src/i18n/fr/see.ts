import type { RoomCatalogue } from '../catalogue.ts'

export const see: RoomCatalogue['room.see'] = {
  outline: 'États',
  statesOf: (machine) => `États de ${machine}`,
  active: 'actif',
  initial: 'état initial',
  kinds: { parallel: 'parallèle', final: 'état final', shallow: 'historique', deep: 'historique profond' },
  point: 'Montrer',
  now: 'Maintenant',
  can: 'Événements possibles',
  nothing: 'Aucun événement externe',
  context: 'Contexte',
  guards: 'Gardes',
  holds: 'est vraie',
  holdsNot: 'est fausse',
  depends: 'dépend de l’événement',
  instances: 'Acteur',
  notRunning: 'Aucun acteur n’exécute cette machine dans l’onglet pour l’instant.',
  actorIn: (id, status) => `${id} (${status})`,
}
