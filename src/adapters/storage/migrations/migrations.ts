import { firstStores } from './1-stores.ts'
import { oneOrderAnAttempt } from './2-one-order-an-attempt.ts'
import { appliedChanges } from './3-applied-changes.ts'
import type { Step } from './step.ts'

/** In order; a step that was ever published is never changed, only followed by another. */
export const migrations: readonly Step[] = [firstStores, oneOrderAnAttempt, appliedChanges]
