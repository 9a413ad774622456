import type { RoomCatalogue } from '../catalogue.ts'

export const check: RoomCatalogue['room.check'] = {
  title: 'Punto de control',
  what: 'Valor comprobado',
  state: 'estado',
  is: 'Valor esperado',
  set: 'Añadir punto de control',
  holds: 'se cumple ahora',
  holdsNot: (found) => `no se cumple ahora: es ${found}`,
}
