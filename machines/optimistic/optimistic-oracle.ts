import { type Effect, type FullAnswer, isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { NotSignedIn } from '../domain/errors.ts'
import type { Notice } from '../domain/notice.ts'
import type { Optimistic } from '../domain/optimistic.ts'
import { signedOutEffects } from '../fixtures/shop-model.ts'

/** Without `shown`, which follows from the other fields: see `showsPending`. */
export interface OptimisticContext extends Omit<Optimistic<unknown, AnyEventObject>, 'shown'> {
  undo?: unknown
  /** Absent if changes are not recorded in the journal. */
  session?: string
  recorded?: number
}

/** A change that is shown immediately, and written as soon as no other read or write runs. */
export interface Taken {
  when?(context: OptimisticContext, event: AnyEventObject): boolean
  change(context: OptimisticContext, event: AnyEventObject): unknown
  /** The change that undoes it. */
  undo(context: OptimisticContext, event: AnyEventObject): unknown
  does?(context: OptimisticContext, event: AnyEventObject): readonly Effect[]
  /** Whether the event needs an offer to undo. A refused write withdraws every such offer. */
  isOffer?: true
}

/** The parts that differ between the optimistic values of the shop. */
export interface OptimisticModel {
  empty: unknown
  changes: Record<string, Taken>
  /** The notices that the end of a write sends. */
  notices(context: OptimisticContext): readonly Notice[]
  afterRead: readonly Effect[]
  /** Withdraws the former owner's offers to undo. */
  onLeaving: readonly Effect[]
}

type Says = FullAnswer<AnyStateMachine>
type SaysByEvent = Record<string, Says | readonly Says[]>

/**
 * The answers that the cart, the wishlist and the saved cards share: a change is shown immediately, is written in order after
 * those before it, and waits for a retry if storage refuses it.
 */
export function optimisticAnswers({ changes, ...thing }: OptimisticModel): Record<string, SaysByEvent> {
  const waits = eachTaken(changes, undefined)
  const isWritten = eachTaken(changes, 'writing.current')
  return {
    '*': { 'owner.changed': leaves(thing) },
    loading: {
      ...waits,
      'storage.changed': { to: 'loading' },
      'xstate.done.actor.reading': recalled(thing.afterRead),
      'xstate.error.actor.reading': unreadable('settled'),
    },
    settled: { ...isWritten, 'storage.changed': { to: 'refreshing' } },
    refreshing: {
      ...waits,
      'storage.changed': { to: 'refreshing' },
      'xstate.done.actor.rereading': readInto('settled'),
      'xstate.error.actor.rereading': unreadable('settled'),
    },
    writing: { ...waits, 'xstate.error.actor.writing': refusedBy() },
    'writing.current': {
      'storage.changed': { to: 'writing.stale' },
      'xstate.done.actor.writing': writtenInto('settled', thing),
    },
    'writing.stale': { 'xstate.done.actor.writing': writtenLate(thing) },
    refused: {
      ...eachTaken(withoutOffers(changes), 'writing.current'),
      'storage.changed': { to: 'rereading' },
      'write.retry': { to: 'writing.current', after: goesOn((before) => before) },
    },
    rereading: {
      ...waits,
      'storage.changed': { to: 'rereading' },
      'write.retry': { to: 'writing.current', after: goesOn((before) => before) },
      'xstate.done.actor.rereading': { to: 'writing.current', after: adoptsRead },
      'xstate.error.actor.rereading': unreadable('refused'),
    },
  }
}

function eachTaken(changes: Record<string, Taken>, to: string | undefined): SaysByEvent {
  return Object.fromEntries(Object.entries(changes).map(([type, taken]) => [type, takes(taken, to)]))
}

function withoutOffers(changes: Record<string, Taken>): Record<string, Taken> {
  return Object.fromEntries(Object.entries(changes).filter(([, { isOffer }]) => !isOffer))
}

function takes({ change, undo, isOffer: _, ...taken }: Taken, to: string | undefined): Says {
  return {
    ...taken,
    ...(to === undefined ? {} : { to }),
    does: (before: OptimisticContext, event) => [
      ...(taken.does?.(before, event) ?? []),
      ...recordings(before, recordedAs(before, change(before, event))),
    ],
    after: (before: OptimisticContext, after: OptimisticContext, event) => {
      const pending = [...before.pending, recordedAs(before, change(before, event))]
      const sent = to === undefined ? before.sent : pending.length
      const expected = { ...comparable(before), pending, sent, undo: undo(before, event) }
      return isSameData(comparable(after), { ...expected, ...countedOn(before) })
    },
  }
}

/** A recorded change has the id of its journal entry, which is unique across all pages. */
function recordedAs({ session, recorded = 0 }: OptimisticContext, change: unknown): AnyEventObject {
  const event = change as AnyEventObject
  return session === undefined ? event : { ...event, entry: `${session}-${recorded + 1}` }
}

function recordings({ session, owner }: OptimisticContext, change: AnyEventObject): Effect[] {
  return session === undefined ? [] : [performs('record', { owner, change })]
}

function countedOn({ recorded }: OptimisticContext): Pick<OptimisticContext, 'recorded'> {
  return recorded === undefined ? {} : { recorded: recorded + 1 }
}

/**
 * After a change of owner, pending changes stay in the journal, are written before the new owner's value is read, and are
 * announced as done.
 */
function leaves({ empty, onLeaving, notices }: Omit<OptimisticModel, 'changes'>): Says[] {
  const says: Says = {
    to: 'loading',
    does: onLeaving,
    after: ({ session, recorded }: OptimisticContext, after: OptimisticContext, { owner }) =>
      isSameData(comparable(after), {
        owner,
        stored: empty,
        pending: [],
        sent: 0,
        refused: [],
        session,
        recorded,
      }),
  }
  const saves = ({ undo: _, ...context }: OptimisticContext) => [
    ...onLeaving,
    tells('notices', {
      type: 'notice.say',
      notices: notices({ ...context, sent: context.pending.length, refused: [] }),
    }),
  ]
  return [{ ...says, when: hasPending, does: saves }, says]
}

/** All waiting changes are sent in one write. */
function goesOn(
  next: (before: OptimisticContext, event: AnyEventObject) => OptimisticContext,
): NonNullable<Says['after']> {
  return (before: OptimisticContext, after: OptimisticContext, event) => {
    const expected = next(before, event)
    return isSameData(comparable(after), { ...comparable(expected), sent: expected.pending.length })
  }
}

const adoptsRead = goesOn((before, { output }) => ({ ...before, stored: output }))

function readInto(to: string): Says[] {
  return [
    { when: hasPending, to: 'writing.current', after: adoptsRead },
    { to, after: adoptsRead },
  ]
}

/** Changes that an earlier page could not write also count as refused if storage refuses them again. */
function recalled(does: readonly Effect[]): Says[] {
  const after = goesOn((before, { output }) => ({
    ...before,
    stored: output.value,
    refused: output.refused,
  }))
  return [
    { when: hasPending, to: 'writing.current', does, after },
    { when: (_, { output }) => output.refused.length > 0, to: 'refused', does, after },
    { to: 'settled', does, after },
  ]
}

function unreadable(to: string): Says[] {
  const says = { does: ['logUnreadable'], after: goesOn((before) => before) }
  return [
    { ...says, when: hasPending, to: 'writing.current' },
    { ...says, to },
  ]
}

function written(before: OptimisticContext, { output }: AnyEventObject): OptimisticContext {
  return { ...before, stored: output, pending: before.pending.slice(before.sent), sent: 0, refused: [] }
}

function writtenInto(to: string, thing: Omit<OptimisticModel, 'changes'>): Says[] {
  const says = { does: announces(thing), after: goesOn(written) }
  return [
    { ...says, when: hasMore, to: 'writing.current' },
    { ...says, to },
  ]
}

/** Another tab wrote during this write, so its result may be out of date. */
function writtenLate(thing: Omit<OptimisticModel, 'changes'>): Says {
  return {
    to: 'refreshing',
    does: announces(thing),
    after: (before: OptimisticContext, after: OptimisticContext, event) =>
      isSameData(comparable(after), comparable(written(before, event))),
  }
}

function announces({ notices }: Omit<OptimisticModel, 'changes'>) {
  return (before: OptimisticContext) => [tells('notices', { type: 'notice.say', notices: notices(before) })]
}

function refusedBy(): Says[] {
  const does: Says['does'] = (_, { error }) => [performs('logRefused', { error })]
  const after = goesOn(({ undo: _, ...before }) => ({
    ...before,
    pending: before.pending.slice(before.sent),
    refused: [...before.refused, ...before.pending.slice(0, before.sent)],
  }))
  return [
    {
      when: (_, { error }) => error instanceof NotSignedIn,
      to: 'refreshing',
      does: signedOutEffects,
      after: goesOn(({ undo: _, ...before }) => ({ ...before, pending: [], refused: [] })),
    },
    { when: hasMore, to: 'writing.current', does, after },
    { to: 'refused', does, after },
  ]
}

const hasPending = ({ pending }: OptimisticContext): boolean => pending.length > 0
const hasMore = ({ pending, sent }: OptimisticContext): boolean => pending.length > sent

function comparable(context: OptimisticContext): object {
  const { owner, stored, pending, sent, refused, session, recorded, undo } = context
  return { owner, stored, pending, sent, refused, session, recorded, undo }
}
