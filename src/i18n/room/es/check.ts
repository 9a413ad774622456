import type { RoomCatalogue } from '../catalogue.ts'

export const check: RoomCatalogue['room.check'] = {
  title: 'Punto de control',
  what: 'Qué se comprueba',
  state: 'estado',
  is: 'Se espera que sea',
  set: 'Esperar esto aquí',
  holds: 'se cumple ahora',
  holdsNot: (found) => `no se cumple ahora: es ${found}`,
}
