import type { RoomCatalogue } from '../catalogue.ts'

export const time: RoomCatalogue['room.time'] = {
  title: 'Tiempo',
  undo: 'Deshacer paso',
  redo: 'Rehacer paso',
  past: 'Estado después de',
  resume: 'Reanudar desde aquí',
  now: 'Volver al presente',
}
