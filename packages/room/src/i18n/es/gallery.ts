import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const gallery: RoomCatalogue['room.gallery'] = {
  size: (states, transitions) =>
    `${plural('es', states, { one: '# estado', other: '# estados' })}, ${plural('es', transitions, { one: '# transición', other: '# transiciones' })}`,
}
