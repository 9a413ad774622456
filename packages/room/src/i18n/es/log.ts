import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const log: RoomCatalogue['room.log'] = {
  title: 'Registro',
  search: 'Buscar en el registro',
  total: (count) => plural('es', count, { one: '# evento', other: '# eventos' }),
  ignored: 'ignorado',
  detail: 'Evento seleccionado',
  taken: 'Transiciones:',
  holds: 'se cumplía',
  holdsNot: 'no se cumplía',
  depends: 'depende del evento',
  actor: 'Actor',
  event: 'Evento',
  all: 'Todos',
  ignoredOnly: 'Solo ignorados',
  sequence: 'Secuencia',
  outside: 'desde fuera',
}
