import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const stops: RoomCatalogue['room.breakpoints'] = {
  title: 'Puntos de parada',
  none: 'Todavía no hay puntos de parada. En los estados de una máquina, «Parar» junto a un estado, un evento o una guarda pone uno.',
  hold: { state: 'Parar', event: 'Parar', guard: 'Parar en guarda' },
  at: { state: 'Parar en', event: 'Parar en', guard: 'Parar en guarda' },
  remove: 'Quitar',
  held: (event, actor) => `En pausa en ${event} para ${actor}.`,
  waiting: (count) => plural('es', count, { one: 'Espera # evento.', other: 'Esperan # eventos.' }),
  release: 'Reanudar',
  step: 'Procesar un evento',
  banner:
    'La sala de máquinas ha puesto en pausa esta tienda. Sus acciones quedan en cola hasta que se reanude.',
}
