import { tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { storageMachine } from './storage.machine.ts'

const persistent = { kind: 'persistent' }
const newer = { kind: 'memory', why: 'newer' }
const denied = { kind: 'memory', why: 'denied' }
const isPersistent = (_: unknown, { output }: AnyEventObject) => output.kind === 'persistent'

const notPersistent = {
  to: 'place.memory.shown',
  after: (_: unknown, { why }: { why: string }, { output }: AnyEventObject) => why === output.why,
}
const lost = { to: 'place.memory.shown', after: (_: unknown, { why }: { why: string }) => why === 'denied' }

export const storageModel = defineShopModel({
  machine: storageMachine,
  purpose: 'Whether data is stored beyond this visit, and whether all stored data could be read.',
  input: undefined,
  events: [
    { type: 'xstate.done.actor.opening', output: persistent },
    { type: 'xstate.done.actor.opening', output: newer },
    { type: 'xstate.done.actor.opening', output: denied },
    { type: 'xstate.error.actor.opening', error: new Error('no') },
    { type: 'storage.lost', why: 'denied' },
    { type: 'storage.lost', why: 'newer' },
    { type: 'storage.dismiss' },
    { type: 'storage.reopen' },
    { type: 'xstate.done.actor.reopening', output: persistent },
    { type: 'xstate.done.actor.reopening', output: newer },
    { type: 'xstate.error.actor.reopening', error: new Error('no') },
    { type: 'storage.quarantined' },
  ],
  abstract: (context) => context,
  answers: {
    'place.opening': {
      'xstate.done.actor.opening': [{ when: isPersistent, to: 'place.persistent' }, notPersistent],
      'xstate.error.actor.opening': lost,
    },
    'place.persistent': {
      'storage.lost': {
        to: 'place.memory.shown',
        after: (_: unknown, { why }: { why: string }, event: AnyEventObject) => why === event.why,
      },
    },
    'place.memory': { 'storage.reopen': 'place.reopening' },
    'place.memory.shown': { 'storage.dismiss': 'place.memory.dismissed' },
    'place.reopening': {
      'xstate.done.actor.reopening': [
        { when: isPersistent, to: 'place.persistent', does: [tells('shop', { type: 'storage.reopened' })] },
        notPersistent,
      ],
      'xstate.error.actor.reopening': lost,
    },
    'records.complete': {
      'storage.quarantined': { to: 'records.quarantined', does: [says('error', 'recordsQuarantined')] },
    },
  },
  tags: { 'place.memory': ['notPersistent'], 'place.reopening': ['notPersistent'] },
  invariants: {
    'the reason is a known one': ({ context: { why } }) => why === 'denied' || why === 'newer',
  },
})
