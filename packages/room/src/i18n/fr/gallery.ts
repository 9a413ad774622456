import type { RoomCatalogue } from '../catalogue.ts'
import { plural } from '../texts.ts'

export const gallery: RoomCatalogue['room.gallery'] = {
  size: (states, transitions) =>
    `${plural('fr', states, { one: '# état', other: '# états' })} et ${plural('fr', transitions, { one: '# transition', other: '# transitions' })}`,
}
