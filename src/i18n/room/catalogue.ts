import type { CatalogueOf } from '../catalogue.ts'

/** Every module of the machine room's English words. Its words come with it, apart from the shop's. */
type Modules =
  | typeof import('./en/actors.ts')
  | typeof import('./en/chart.ts')
  | typeof import('./en/check.ts')
  | typeof import('./en/decide.ts')
  | typeof import('./en/drive.ts')
  | typeof import('./en/faults.ts')
  | typeof import('./en/gallery.ts')
  | typeof import('./en/hand-over.ts')
  | typeof import('./en/log.ts')
  | typeof import('./en/prove.ts')
  | typeof import('./en/purposes.ts')
  | typeof import('./en/record.ts')
  | typeof import('./en/room.ts')
  | typeof import('./en/scenarios.ts')
  | typeof import('./en/see.ts')
  | typeof import('./en/stops.ts')
  | typeof import('./en/time.ts')

export type RoomCatalogue = CatalogueOf<Modules>
