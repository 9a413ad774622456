import type { RoomCatalogue } from '../catalogue.ts'

export const prove: RoomCatalogue['room.prove'] = {
  title: 'Cobertura',
  overlay: 'Sobre el diagrama',
  nothing: 'Nada',
  tests: 'Todas las pruebas',
  session: 'Esta sesión',
  who: 'Recorridas por',
  taken: 'Transiciones',
  share: (taken, of) => `${taken} de ${of}`,
  order: (depths) => `Los números corresponden a ${depths}.`,
  next: 'Siguiente transición sin probar',
  none: 'Se han recorrido todas las transiciones de todas las máquinas.',
  missing: (count) => `Sin recorrer (${count})`,
}
