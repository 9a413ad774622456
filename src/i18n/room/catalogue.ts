import type { CatalogueOf } from '../catalogue.ts'

/** The labels of the machines, faults and scenarios of this shop in the machine room. */
export type RoomLabels = CatalogueOf<typeof import('./en/labels.ts')>
