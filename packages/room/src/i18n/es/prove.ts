import type { RoomCatalogue } from '../catalogue.ts'

export const prove: RoomCatalogue['room.prove'] = {
  title: 'Cobertura',
  overlay: 'Sobre el diagrama',
  nothing: 'Nada',
  tests: 'Todas las pruebas',
  session: 'Esta sesión',
  who: 'Cubiertas por',
  taken: 'Transiciones',
  share: (taken, of) => `${taken} de ${of}`,
  order: (depths) => `Los números corresponden a ${depths}.`,
  next: 'Siguiente transición sin probar',
  none: 'Todas las transiciones de todas las máquinas están cubiertas.',
  missing: (count) => `Sin cubrir (${count})`,
}
