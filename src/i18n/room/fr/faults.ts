import type { RoomCatalogue } from '../catalogue.ts'

export const faults: RoomCatalogue['room.faults'] = {
  title: 'Pannes',
  names: {
    'one.down': 'La source un est en panne',
    'one.slow': 'La source un est lente',
    'one.malformed': 'La source un renvoie des données illisibles',
    'two.down': 'La source deux est en panne',
    'two.slow': 'La source deux est lente',
    'two.malformed': 'La source deux renvoie des données illisibles',
    'storage.full': 'Le stockage est plein',
    'storage.denied': 'L’accès au stockage est refusé',
    'clock.ahead': 'L’horloge avance d’un jour',
    'payment.declined': 'Tous les paiements sont refusés',
    offline: 'Le réseau est hors ligne',
  },
}
