import { type Effect, type FullAnswer, isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Notice } from '../domain/notice.ts'
import type { Optimistic } from '../domain/optimistic.ts'
import { signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'

/** Without `shown`, which follows from the other fields: see `showsPending`. */
export interface OptimisticContext extends Omit<Optimistic<unknown, AnyEventObject>, 'shown'> {
  undo?: unknown
  /** Absent if changes are not recorded in the journal. */
  session?: string
  recorded?: number
}

/** A change that is shown immediately, and written as soon as no other read or write runs. */
export interface ModelChange {
  when?(context: OptimisticContext, event: AnyEventObject): boolean
  change(context: OptimisticContext, event: AnyEventObject): unknown
  /** The change that undoes it. */
  undo(context: OptimisticContext, event: AnyEventObject): unknown
  does?(context: OptimisticContext, event: AnyEventObject): readonly Effect[]
  /** Whether the event needs an offer to undo. A refused write withdraws every such offer. */
  needsUndo?: true
}

/** The parts that differ between the optimistic values of the shop. */
export interface OptimisticModel {
  empty: unknown
  changes: Record<string, ModelChange>
  /** The notices that the end of a write sends. */
  notices(context: OptimisticContext): readonly Notice[]
  afterRead: readonly Effect[]
  /** Withdraws the former owner's offers to undo. */
  onLeaving: readonly Effect[]
}

type OptimisticAnswer = FullAnswer<AnyStateMachine>
type AnswersByEvent = Record<string, OptimisticAnswer | readonly OptimisticAnswer[]>

/**
 * The answers that the cart, the wishlist and the saved cards share: a change is shown immediately, is written in order after
 * those before it, and waits for a retry if storage refuses it.
 */
export function optimisticAnswers({ changes, ...model }: OptimisticModel): Record<string, AnswersByEvent> {
  const queuesChanges = acceptsEach(changes, undefined)
  const writesChanges = acceptsEach(changes, 'writing.current')
  return {
    '*': { 'owner.changed': onOwnerChanged(model) },
    loading: {
      ...queuesChanges,
      'storage.changed': { to: 'loading' },
      'xstate.done.actor.reading': onRead(model.afterRead),
      'xstate.error.actor.reading': onReadError('settled'),
    },
    settled: { ...writesChanges, 'storage.changed': { to: 'refreshing' } },
    refreshing: {
      ...queuesChanges,
      'storage.changed': { to: 'refreshing' },
      'xstate.done.actor.rereading': onReread('settled'),
      'xstate.error.actor.rereading': onReadError('settled'),
    },
    writing: { ...queuesChanges, 'xstate.error.actor.writing': onRefused() },
    'writing.current': {
      'storage.changed': { to: 'writing.stale' },
      'xstate.done.actor.writing': onWritten('settled', model),
    },
    'writing.stale': { 'xstate.done.actor.writing': onStaleWritten(model) },
    refused: {
      ...acceptsEach(withoutUndo(changes), 'writing.current'),
      'storage.changed': { to: 'rereading' },
      'write.retry': { to: 'writing.current', after: sendsAll((before) => before) },
    },
    rereading: {
      ...queuesChanges,
      'storage.changed': { to: 'rereading' },
      'write.retry': { to: 'writing.current', after: sendsAll((before) => before) },
      'xstate.done.actor.rereading': { to: 'writing.current', after: adoptsRead },
      'xstate.error.actor.rereading': onReadError('refused'),
    },
  }
}

function acceptsEach(changes: Record<string, ModelChange>, to: string | undefined): AnswersByEvent {
  return Object.fromEntries(Object.entries(changes).map(([type, change]) => [type, accepts(change, to)]))
}

function withoutUndo(changes: Record<string, ModelChange>): Record<string, ModelChange> {
  return Object.fromEntries(Object.entries(changes).filter(([, { needsUndo }]) => !needsUndo))
}

function accepts(
  { change, undo, needsUndo: _, ...rest }: ModelChange,
  to: string | undefined,
): OptimisticAnswer {
  return {
    ...rest,
    ...(to === undefined ? {} : { to }),
    does: (before: OptimisticContext, event) => [
      ...(rest.does?.(before, event) ?? []),
      ...recordEffects(before, withEntry(before, change(before, event))),
    ],
    after: (before: OptimisticContext, after: OptimisticContext, event) => {
      const pending = [...before.pending, withEntry(before, change(before, event))]
      const sent = to === undefined ? before.sent : pending.length
      const expected = { ...comparable(before), pending, sent, undo: undo(before, event) }
      return isSameData(comparable(after), { ...expected, ...nextRecorded(before) })
    },
  }
}

/** A recorded change has the id of its journal entry, which is unique across all pages. */
function withEntry({ session, recorded = 0 }: OptimisticContext, change: unknown): AnyEventObject {
  const event = change as AnyEventObject
  return session === undefined ? event : { ...event, entry: `${session}-${recorded + 1}` }
}

function recordEffects({ session, owner }: OptimisticContext, change: AnyEventObject): Effect[] {
  return session === undefined ? [] : [performs('record', { owner, change })]
}

function nextRecorded({ recorded }: OptimisticContext): Pick<OptimisticContext, 'recorded'> {
  return recorded === undefined ? {} : { recorded: recorded + 1 }
}

/**
 * After a change of owner, pending changes stay in the journal, are written before the new owner's value is read, and are
 * announced as done.
 */
function onOwnerChanged({ empty, onLeaving, notices }: Omit<OptimisticModel, 'changes'>): OptimisticAnswer[] {
  const answer: OptimisticAnswer = {
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
  const announcesPending = ({ undo: _, ...context }: OptimisticContext) => [
    ...onLeaving,
    tells('notices', {
      type: 'notice.say',
      notices: notices({ ...context, sent: context.pending.length, refused: [] }),
    }),
  ]
  return [{ ...answer, when: hasPending, does: announcesPending }, answer]
}

/** All waiting changes are sent in one write. */
function sendsAll(
  next: (before: OptimisticContext, event: AnyEventObject) => OptimisticContext,
): NonNullable<OptimisticAnswer['after']> {
  return (before: OptimisticContext, after: OptimisticContext, event) => {
    const expected = next(before, event)
    return isSameData(comparable(after), { ...comparable(expected), sent: expected.pending.length })
  }
}

const adoptsRead = sendsAll((before, { output }) => ({ ...before, stored: output }))

function onReread(to: string): OptimisticAnswer[] {
  return [
    { when: hasPending, to: 'writing.current', after: adoptsRead },
    { to, after: adoptsRead },
  ]
}

/** Changes that an earlier page could not write also count as refused if storage refuses them again. */
function onRead(does: readonly Effect[]): OptimisticAnswer[] {
  const after = sendsAll((before, { output }) => ({
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

function onReadError(to: string): OptimisticAnswer[] {
  const answer = { does: ['logUnreadable'], after: sendsAll((before) => before) }
  return [
    { ...answer, when: hasPending, to: 'writing.current' },
    { ...answer, to },
  ]
}

function afterWrite(before: OptimisticContext, { output }: AnyEventObject): OptimisticContext {
  return { ...before, stored: output, pending: before.pending.slice(before.sent), sent: 0, refused: [] }
}

function onWritten(to: string, model: Omit<OptimisticModel, 'changes'>): OptimisticAnswer[] {
  const answer = { does: announces(model), after: sendsAll(afterWrite) }
  return [
    { ...answer, when: hasUnsent, to: 'writing.current' },
    { ...answer, to },
  ]
}

/** Another tab wrote during this write, so its result may be out of date. */
function onStaleWritten(model: Omit<OptimisticModel, 'changes'>): OptimisticAnswer {
  return {
    to: 'refreshing',
    does: announces(model),
    after: (before: OptimisticContext, after: OptimisticContext, event) =>
      isSameData(comparable(after), comparable(afterWrite(before, event))),
  }
}

function announces({ notices }: Omit<OptimisticModel, 'changes'>) {
  return (before: OptimisticContext) => [tells('notices', { type: 'notice.say', notices: notices(before) })]
}

function onRefused(): OptimisticAnswer[] {
  const does: OptimisticAnswer['does'] = (_, { error }) => [performs('logRefused', { error })]
  const after = sendsAll(({ undo: _, ...before }) => ({
    ...before,
    pending: before.pending.slice(before.sent),
    refused: [...before.refused, ...before.pending.slice(0, before.sent)],
  }))
  return [
    {
      when: wasSignedOut,
      to: 'refreshing',
      does: signedOutEffects,
      after: sendsAll(({ undo: _, ...before }) => ({ ...before, pending: [], refused: [] })),
    },
    { when: hasUnsent, to: 'writing.current', does, after },
    { to: 'refused', does, after },
  ]
}

const hasPending = ({ pending }: OptimisticContext): boolean => pending.length > 0
const hasUnsent = ({ pending, sent }: OptimisticContext): boolean => pending.length > sent

function comparable(context: OptimisticContext): object {
  const { owner, stored, pending, sent, refused, session, recorded, undo } = context
  return { owner, stored, pending, sent, refused, session, recorded, undo }
}
