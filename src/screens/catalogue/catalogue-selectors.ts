import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import { viewOf } from '../../../machines/domain/catalogue.ts'
import type { filtersMachine } from '../../../machines/filters/filters.machine.ts'

export type Filters = ActorRefFrom<typeof filtersMachine>
type Snapshot = SnapshotFrom<typeof catalogueMachine>

/** True if no products are loaded yet, or only those of the prerendered page. */
export const isLoading = (snapshot: Snapshot) => viewOf(snapshot) === 'loading' || snapshot.hasTag('excerpt')
export const categoriesOf = ({ context }: Snapshot) => context.categories
