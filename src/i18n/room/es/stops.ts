import { plural } from '../../plural.ts'
import type { RoomCatalogue } from '../catalogue.ts'

export const stops: RoomCatalogue['room.stops'] = {
  title: 'Puntos de parada',
  none: 'Todavía ninguno. En los estados de una máquina, «Retener» junto a un estado, un evento o una guarda pone uno.',
  hold: { state: 'Retener', event: 'Retener', guard: 'Retener guarda' },
  at: { state: 'Retener en', event: 'Retener antes de', guard: 'Retener guarda' },
  remove: 'Quitar',
  held: (event, actor) => `Retenido en ${event} hacia ${actor}.`,
  waiting: (count) => plural('es', count, { one: 'Espera # evento.', other: 'Esperan # eventos.' }),
  release: 'Soltar',
  step: 'Soltar uno y quedarse',
  banner: 'La sala de máquinas retiene esta tienda: lo que haga se guarda, y nada sigue hasta que se suelte.',
}
