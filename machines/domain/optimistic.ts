import type { Owner } from './user.ts'

/**
 * An optimistic value: the value last read from storage, and the changes made since. Changes are shown immediately, written
 * together, and rolled back if the write is refused.
 */
export interface Optimistic<Value, Change> {
  owner: Owner
  stored: Value
  /** The stored value with the pending changes applied. */
  shown: Value
  /** Changes that are shown, but are not stored yet. */
  pending: readonly Change[]
  /** How many of the pending changes the current write contains. */
  sent: number
  /** Changes that storage refused: they are not shown, and wait for a retry. */
  refused: readonly Change[]
}

export type OptimisticEvent =
  | { type: 'owner.changed'; owner: Owner }
  | { type: 'storage.changed' }
  | { type: 'write.retry' }

export function emptyFor<Value, Change>(owner: Owner, empty: Value): Optimistic<Value, Change> {
  return { owner, stored: empty, shown: empty, pending: [], sent: 0, refused: [] }
}

export type Apply<Value, Change> = (value: Value, change: Change) => Value

export function withPending<Value, Change>(
  { pending, shown }: Optimistic<Value, Change>,
  change: Change,
  apply: Apply<Value, Change>,
): Pick<Optimistic<Value, Change>, 'pending' | 'shown'> {
  return { pending: [...pending, change], shown: apply(shown, change) }
}

export function afterReading<Value, Change>(
  { pending }: Optimistic<Value, Change>,
  stored: Value,
  apply: Apply<Value, Change>,
): Pick<Optimistic<Value, Change>, 'stored' | 'shown'> {
  return { stored, shown: pending.reduce(apply, stored) }
}

/** The changes of the next write: the refused ones again, then the new ones. */
export function outgoing<Value, Change>(state: Optimistic<Value, Change>): Change[] {
  return [...state.refused, ...state.pending]
}

/** A change with the id of its journal entry. */
export type Recorded<Change> = Change & { entry: string }

/** An optimistic value whose changes are recorded in the journal as they are accepted. */
export interface Journaled<Value, Change> extends Optimistic<Value, Recorded<Change>> {
  /** Unique for this actor and page. Together with the count, it is the id of a journal entry. */
  session: string
  recorded: number
}

export interface JournaledInput {
  owner: Owner
  session: string
}

export function startingContext<Value, Change>(
  { owner, session }: JournaledInput,
  empty: Value,
): Journaled<Value, Change> {
  return { ...emptyFor<Value, Recorded<Change>>(owner, empty), session, recorded: 0 }
}

export function withRecorded<Value, Change>(
  context: Journaled<Value, Change>,
  change: Change,
  apply: Apply<Value, Recorded<Change>>,
): Pick<Journaled<Value, Change>, 'pending' | 'shown' | 'recorded'> {
  const recorded = context.recorded + 1
  return {
    ...withPending(context, { ...change, entry: `${context.session}-${recorded}` }, apply),
    recorded,
  }
}

/** The journal entry of the change that was accepted last. */
export function lastEntry<Change>({ owner, pending }: Optimistic<unknown, Change>): {
  owner: Owner
  change: Change
} {
  return { owner, change: pending[pending.length - 1] as Change }
}

/**
 * The stored value of an owner, read after the changes of earlier pages were written. `refused` has the changes that could not be
 * written.
 */
export interface Recalled<Value, Change> {
  value: Value
  refused: readonly Change[]
}

export function afterWrite<Value, Change>(
  state: Optimistic<Value, Change>,
  stored: Value,
  apply: Apply<Value, Change>,
): Omit<Optimistic<Value, Change>, 'owner'> {
  const pending = state.pending.slice(state.sent)
  return { stored, shown: pending.reduce(apply, stored), pending, sent: 0, refused: [] }
}

export function afterRefusal<Value, Change>(
  state: Optimistic<Value, Change>,
  apply: Apply<Value, Change>,
): Omit<Optimistic<Value, Change>, 'owner' | 'stored'> {
  const pending = state.pending.slice(state.sent)
  return {
    shown: pending.reduce(apply, state.stored),
    pending,
    sent: 0,
    refused: [...state.refused, ...state.pending.slice(0, state.sent)],
  }
}

/** Drops all changes, because the account is no longer signed in. Only the stored value is shown. */
export function withoutChanges<Value, Change>({
  stored,
}: Optimistic<Value, Change>): Omit<Optimistic<Value, Change>, 'owner' | 'stored'> {
  return { shown: stored, pending: [], sent: 0, refused: [] }
}
