import type { RoomCatalogue } from '../catalogue.ts'

export const faults: RoomCatalogue['room.faults'] = {
  title: 'Fallos',
}
