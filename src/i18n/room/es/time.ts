import type { RoomCatalogue } from '../catalogue.ts'

export const time: RoomCatalogue['room.time'] = {
  title: 'Tiempo',
  undo: 'Deshacer paso',
  redo: 'Rehacer paso',
  past: 'Como estaba después de',
  resume: 'Continuar desde aquí',
  now: 'Volver al presente',
}
