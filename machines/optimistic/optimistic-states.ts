import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import { type Optimistic, outgoing, type Recalled } from '../domain/optimistic.ts'
import type { Owner } from '../domain/user.ts'

const ownerInput = ({ context }: { context: { owner: Owner } }) => ({ owner: context.owner })
const recalled = <Value, Change>({ event }: { event: DoneActorEvent<Recalled<Value, Change>> }) =>
  event.output
const errorOf = ({ event: { error } }: { event: ErrorActorEvent }) => ({ error })
const outputOf = <Value>({ event }: { event: DoneActorEvent<Value> }) => ({ value: event.output })

/**
 * The states that the cart, the wishlist and the saved cards share. The machine accepts changes in every state with its own `on`;
 * these states write them in order, and retry refused changes.
 */
export function optimisticStates<Value, Change>() {
  return {
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'reading',
        src: 'recall',
        input: ({ context: { owner, pending } }: { context: Optimistic<Value, Change> }) => ({
          owner,
          pending,
        }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: recalled<Value, Change> },
            target: 'refused',
            actions: [
              { type: 'adopt', params: recalled<Value, Change> },
              { type: 'adoptRefused', params: recalled<Value, Change> },
              'afterRead',
            ],
          },
          {
            target: 'settled',
            actions: [{ type: 'adopt', params: recalled<Value, Change> }, 'afterRead'],
          },
        ],
        onError: { target: 'settled', actions: 'logUnreadable' },
      },
      on: { 'storage.changed': { target: 'loading', reenter: true } },
    },
    settled: {
      always: { guard: 'hasPending', target: 'writing' },
      on: { 'storage.changed': 'refreshing' },
    },
    refreshing: {
      invoke: {
        id: 'rereading',
        src: 'read',
        input: ownerInput,
        onDone: { target: 'settled', actions: { type: 'adopt', params: outputOf<Value> } },
        onError: { target: 'settled', actions: 'logUnreadable' },
      },
      on: { 'storage.changed': { target: 'refreshing', reenter: true } },
    },
    writing: {
      tags: ['saving'],
      entry: 'countSent',
      initial: 'current',
      states: {
        current: { on: { 'storage.changed': 'stale' } },
        /** Another tab wrote during this write, so its result may be out of date. */
        stale: {},
      },
      invoke: {
        id: 'writing',
        src: 'write',
        input: ({ context }: { context: Optimistic<Value, Change> }) => ({
          owner: context.owner,
          changes: outgoing(context),
        }),
        onDone: [
          {
            guard: 'isStale',
            target: 'refreshing',
            actions: ['announce', { type: 'adoptWriteResult', params: outputOf<Value> }],
          },
          { target: 'settled', actions: ['announce', { type: 'adoptWriteResult', params: outputOf<Value> }] },
        ],
        onError: [
          {
            guard: { type: 'isNotSignedIn', params: errorOf },
            target: 'refreshing',
            actions: ['dropChanges', 'rereadSession', 'sayNotSignedIn'],
          },
          { target: 'refused', actions: ['refuse', { type: 'logRefused', params: errorOf }] },
        ],
      },
    },
    refused: {
      tags: ['refused'],
      always: { guard: 'hasPending', target: 'writing' },
      on: { 'write.retry': 'writing', 'storage.changed': 'rereading' },
    },
    /** Another tab has written successfully: its value is read, then the refused changes are retried. */
    rereading: {
      tags: ['refused'],
      invoke: {
        id: 'rereading',
        src: 'read',
        input: ownerInput,
        onDone: { target: 'writing', actions: { type: 'adopt', params: outputOf<Value> } },
        onError: { target: 'refused', actions: 'logUnreadable' },
      },
      on: { 'write.retry': 'writing', 'storage.changed': { target: 'rereading', reenter: true } },
    },
  } as const
}
