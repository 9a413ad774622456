import type { RoomCatalogue } from '../catalogue.ts'

export const gallery: RoomCatalogue['room.gallery'] = {
  size: (states, transitions) => `${states} états et ${transitions} transitions`,
}
