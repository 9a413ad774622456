import { guest, type Owner } from '../ports/stored.ts'

/**
 * Something an owner keeps: the last value that storage told, and the changes made since. Changes are shown at once,
 * written together, and taken back when the write is refused.
 */
export interface Kept<Value, Change> {
  owner: Owner
  stored: Value
  /** What is stored, with what is pending. */
  shown: Value
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
  return { owner, stored: empty, shown: empty, pending: [], sent: 0, refused: [] }
}

type Apply<Value, Change> = (value: Value, change: Change) => Value

export function withPending<Value, Change>(
  { pending, shown }: Kept<Value, Change>,
  change: Change,
  apply: Apply<Value, Change>,
): Pick<Kept<Value, Change>, 'pending' | 'shown'> {
  return { pending: [...pending, change], shown: apply(shown, change) }
}

export function afterReading<Value, Change>(
  { pending }: Kept<Value, Change>,
  stored: Value,
  apply: Apply<Value, Change>,
): Pick<Kept<Value, Change>, 'stored' | 'shown'> {
  return { stored, shown: pending.reduce(apply, stored) }
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
  apply: Apply<Value, Change>,
): Omit<Kept<Value, Change>, 'owner'> {
  const pending = kept.pending.slice(kept.sent)
  return { stored, shown: pending.reduce(apply, stored), pending, sent: 0, refused: [] }
}

export function afterRefusal<Value, Change>(
  kept: Kept<Value, Change>,
  apply: Apply<Value, Change>,
): Omit<Kept<Value, Change>, 'owner' | 'stored'> {
  const pending = kept.pending.slice(kept.sent)
  return {
    shown: pending.reduce(apply, kept.stored),
    pending,
    sent: 0,
    refused: [...kept.refused, ...kept.pending.slice(0, kept.sent)],
  }
}
