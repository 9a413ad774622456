import { assign, type EventObject, stateIn } from 'xstate'
import {
  type Apply,
  afterReading,
  afterRefusal,
  afterWrite,
  emptyFor,
  type Journaled,
  lastEntry,
  type Optimistic,
  type Recalled,
  type Recorded,
  withoutChanges,
  withRecorded,
} from '../domain/optimistic.ts'
import type { Owner } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'

/** The actors of `optimisticStates`. */
export function optimisticActors<Value, Change>(what: string) {
  return {
    recall: port<Recalled<Value, Change>, { owner: Owner; pending: readonly Change[] }>(
      `reading ${what}, after changes left in the journal were written`,
    ),
    read: port<Value, { owner: Owner }>(`reading ${what}`),
    write: port<Value, { owner: Owner; changes: readonly Change[] }>(`writing ${what}`),
  }
}

/** Creates an `assign` for any machine whose context has at least the fields of `Part`. */
function updateOf<Part extends object, Context extends Part, Event extends EventObject>() {
  return <Params = undefined>(next: (context: Context, params: Params) => Partial<Part>) =>
    assign<Context, Event, Params, Event, never>(
      // A `Partial<Part>` is also a `Partial<Context>`, which TypeScript cannot infer for type parameters.
      ({ context }, params) => next(context, params) as Partial<Context>,
    )
}

/** The actions of `optimisticStates`, for the stored value and for the changes that wait to be written. */
export function optimisticActions<
  Value,
  Change,
  Event extends EventObject,
  Context extends Optimistic<Value, Change> = Optimistic<Value, Change>,
>(apply: Apply<Value, Change>) {
  const update = updateOf<Optimistic<Value, Change>, Context, Event>()
  return {
    ...signedOutActions<Context, Event>(),
    countSent: update(({ pending }) => ({ sent: pending.length })),
    adopt: update<{ value: Value }>((context, { value }) => afterReading(context, value, apply)),
    adoptWriteResult: update<{ value: Value }>((context, { value }) => afterWrite(context, value, apply)),
    adoptRefused: update<{ refused: readonly Change[] }>((_, { refused }) => ({ refused })),
    refuse: update((context) => afterRefusal(context, apply)),
    dropChanges: update(withoutChanges),
    afterRead: () => {},
    logUnreadable: () => {},
    logRefused: (_: unknown, __: { error: unknown }) => {},
  }
}

export const optimisticGuards = {
  hasPending: ({ context }: { context: Optimistic<unknown, unknown> }) => context.pending.length > 0,
  isNotSignedIn,
  wasRefused: (_: unknown, { refused }: { refused: readonly unknown[] }) => refused.length > 0,
}

/** A value whose changes are recorded in the journal, and whose last change can be undone by another change. */
export interface Undoable<Value, Change, Undo extends Change> extends Journaled<Value, Change> {
  undo?: Undo | undefined
}

interface UndoableOptions<Value, Change, Undo> {
  empty: Value
  apply: Apply<Value, Change>
  /** The change that undoes this change of the shown value. */
  undoOf(context: { shown: Value; undo?: Undo | undefined }, change: Change): Undo | undefined
}

/** Like `optimisticActions`, for a value whose last change can be undone. */
export function undoableActions<Value, Change, Undo extends Change, Event extends EventObject>({
  empty,
  apply,
  undoOf,
}: UndoableOptions<Value, Change, Undo>) {
  type Context = Undoable<Value, Change, Undo>
  const update = updateOf<Context, Context, Event>()
  return {
    ...optimisticActions<Value, Recorded<Change>, Event, Context>(apply),
    accept: update<Change>((context, change) => ({
      ...withRecorded(context, change, apply),
      undo: undoOf(context, change),
    })),
    takeBack: update((context) =>
      context.undo ? { ...withRecorded<Value, Change>(context, context.undo, apply), undo: undefined } : {},
    ),
    forgetUndo: update(() => ({ undo: undefined })),
    setOwner: update<{ owner: Owner }>((_, { owner }) => ({
      ...emptyFor<Value, Recorded<Change>>(owner, empty),
      undo: undefined,
    })),
    refuse: update((context) => ({ ...afterRefusal(context, apply), undo: undefined })),
    dropChanges: update((context) => ({ ...withoutChanges(context), undo: undefined })),
    /** The journal has the pending changes. Reading for the new owner writes them first. */
    leavePendingInJournal: update(({ pending }) => ({ sent: pending.length, refused: [], undo: undefined })),
    record: (_: unknown, __: { owner: Owner; change: Recorded<Change> }) => {},
  }
}

export const undoableGuards = {
  ...optimisticGuards,
  isStale: stateIn({ writing: 'stale' }),
  canUndo: ({ context }: { context: { undo?: unknown } }) => context.undo !== undefined,
}

/** Records the last accepted change in the journal. Must follow the action that accepts the change. */
export const recordLast = {
  type: 'record',
  params: <Change>({ context }: { context: Optimistic<unknown, Change> }) => lastEntry(context),
} as const

/** Reads the value of the new owner. Changes that are not written yet stay in the journal, and reading writes them first. */
export const ownerChanged = [
  {
    guard: 'hasPending',
    target: '.loading',
    actions: [
      'withdrawUndo',
      'leavePendingInJournal',
      'announce',
      withEvent<'setOwner', { owner: Owner }>('setOwner'),
    ],
  },
  { target: '.loading', actions: ['withdrawUndo', withEvent<'setOwner', { owner: Owner }>('setOwner')] },
] as const

/** Accepts a change with this action, and withdraws the offer to undo the previous change. */
export function acceptsChange<const Accept>(accept: Accept) {
  return [
    { guard: 'canUndo', actions: ['withdrawUndo', accept, recordLast] },
    { actions: [accept, recordLast] },
  ] as const
}
