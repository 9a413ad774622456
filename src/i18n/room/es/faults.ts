import type { RoomCatalogue } from '../catalogue.ts'

export const faults: RoomCatalogue['room.faults'] = {
  title: 'Fallos',
  names: {
    'one.down': 'La fuente uno no responde',
    'one.slow': 'La fuente uno es lenta',
    'one.malformed': 'La fuente uno devuelve datos ilegibles',
    'two.down': 'La fuente dos no responde',
    'two.slow': 'La fuente dos es lenta',
    'two.malformed': 'La fuente dos devuelve datos ilegibles',
    'storage.full': 'El almacenamiento está lleno',
    'storage.denied': 'El acceso al almacenamiento está denegado',
    'clock.ahead': 'El reloj va un día adelantado',
    'payment.declined': 'Se rechazan todos los pagos',
    offline: 'No hay red',
  },
}
