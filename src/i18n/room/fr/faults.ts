import type { RoomCatalogue } from '../catalogue.ts'

export const faults: RoomCatalogue['room.faults'] = {
  title: 'Pannes',
  names: {
    'one.down': 'La source un est en panne',
    'one.slow': 'La source un est lente',
    'one.malformed': 'La source un répond quelque chose d’illisible',
    'two.down': 'La source deux est en panne',
    'two.slow': 'La source deux est lente',
    'two.malformed': 'La source deux répond quelque chose d’illisible',
    'storage.full': 'Le stockage est plein',
    'storage.denied': 'Le stockage est refusé',
    'clock.ahead': 'L’horloge avance d’un jour',
    'payment.declined': 'Tout paiement est refusé',
    offline: 'Il n’y a pas de réseau',
  },
}
