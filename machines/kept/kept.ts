import { guest, type Owner } from '../ports/stored.ts'

/**
 * Something an owner keeps: the last value that storage told, and the changes made since. Changes are shown at once,
 * written together, and taken back when the write is refused.
 */
export interface Kept<Value, Change> {
  owner: Owner
  stored: Value
  /** Shown already, not yet known to be on disk. */
  pending: readonly Change[]
  /** How many of the pending ones the write under way carries. */
  sent: number
  /** Storage said no; they wait for another try and are not shown. */
  refused: readonly Change[]
}

export type KeptEvent =
  | { type: 'owner.changed'; owner: Owner }
  | { type: 'storage.changed' }
  | { type: 'write.retry' }

export function belongingTo<Value, Change>(owner: Owner, empty: Value): Kept<Value, Change> {
  return { owner, stored: empty, pending: [], sent: 0, refused: [] }
}

/** What each list of pending changes came from, and what it led to: a change is applied once, however many look. */
const origins = new WeakMap<readonly unknown[], readonly unknown[]>()
const outcomes = new WeakMap<readonly unknown[], { stored: unknown; value: unknown }>()

export function shownOf<Value, Change>(
  kept: Pick<Kept<Value, Change>, 'stored' | 'pending'>,
  apply: (value: Value, change: Change) => Value,
): Value {
  const { stored, pending } = kept
  const last = pending.at(-1)
  if (last === undefined) return stored
  const known = outcomes.get(pending)
  // Both maps are filled with nothing but lists of this very kind, from this very value.
  if (known && known.stored === stored) return known.value as Value
  const origin = origins.get(pending) as readonly Change[] | undefined
  const value = origin
    ? apply(shownOf({ stored, pending: origin }, apply), last)
    : pending.reduce(apply, stored)
  outcomes.set(pending, { stored, value })
  return value
}

export function withPending<Value, Change>(kept: Kept<Value, Change>, change: Change): { pending: Change[] } {
  const pending = [...kept.pending, change]
  origins.set(pending, kept.pending)
  return { pending }
}

/** What the write under way carries: the refused once more, then the new. */
export function outgoing<Value, Change>(kept: Kept<Value, Change>): Change[] {
  return [...kept.refused, ...kept.pending]
}

/** What nobody has begun to write yet, and whose it is: a guest's belongs to whoever comes next. */
export function unsentOf<Value, Change>(
  { owner, pending, sent }: Kept<Value, Change>,
  next: Owner,
): Unsent<Change> {
  return { owner: owner === guest ? next : owner, changes: pending.slice(sent) }
}

export interface Unsent<Change> {
  owner: Owner
  changes: readonly Change[]
}

export function afterWrite<Value, Change>(
  kept: Kept<Value, Change>,
  stored: Value,
): Omit<Kept<Value, Change>, 'owner'> {
  return { stored, pending: kept.pending.slice(kept.sent), sent: 0, refused: [] }
}

export function afterRefusal<Value, Change>(
  kept: Kept<Value, Change>,
): Pick<Kept<Value, Change>, 'pending' | 'sent' | 'refused'> {
  return {
    refused: [...kept.refused, ...kept.pending.slice(0, kept.sent)],
    pending: kept.pending.slice(kept.sent),
    sent: 0,
  }
}
