import type { RoomCatalogue } from '../catalogue.ts'

export const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Escenarios',
  about: 'Cada escenario abre una tienda con su propia base de datos. Sus datos no cambian.',
}
