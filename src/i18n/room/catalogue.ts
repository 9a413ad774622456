import type { CatalogueOf } from '../catalogue.ts'

/** What the machine room calls the machines, faults and scenarios of this shop. */
export type RoomLabels = CatalogueOf<typeof import('./en/labels.ts')>
