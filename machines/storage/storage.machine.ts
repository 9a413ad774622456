import { assign, sendTo, setup } from 'xstate'
import { say } from '../domain/notice.ts'
import type { MemoryReason } from '../domain/stored.ts'
import type { StorageStatus } from '../ports/ports.ts'
import { port } from '../ports/setup.ts'
import { toNotices, toShop } from '../ports/system.ts'

export type StorageEvent =
  | { type: 'storage.reopen' }
  | { type: 'storage.lost'; why: MemoryReason }
  | { type: 'storage.quarantined' }
  | { type: 'storage.dismiss' }

/** Whether data is stored beyond this visit, and whether all stored records could be read. */
export const storageMachine = setup({
  types: {
    context: {} as { why: MemoryReason },
    events: {} as StorageEvent,
    tags: {} as 'notPersistent',
  },
  actors: { open: port<StorageStatus>('opening the storage') },
  actions: {
    setReason: assign((_, { status }: { status: StorageStatus }) => ({
      why: status.kind === 'memory' ? status.why : 'denied',
    })),
    setDenied: assign({ why: 'denied' }),
    setLossReason: assign((_, { why }: { why: MemoryReason }) => ({ why })),
    tellShop: sendTo(toShop, { type: 'storage.reopened' }),
    sayQuarantined: sendTo(toNotices, say('error', 'recordsQuarantined')),
  },
  guards: { isPersistent: (_, { status }: { status: StorageStatus }) => status.kind === 'persistent' },
}).createMachine({
  id: 'storage',
  context: { why: 'denied' },
  type: 'parallel',
  states: {
    place: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            id: 'opening',
            src: 'open',
            input: {},
            onDone: [
              {
                guard: { type: 'isPersistent', params: ({ event }) => ({ status: event.output }) },
                target: 'persistent',
              },
              {
                target: 'memory',
                actions: { type: 'setReason', params: ({ event }) => ({ status: event.output }) },
              },
            ],
            onError: 'memory',
          },
        },
        persistent: {
          on: {
            'storage.lost': {
              target: 'memory',
              actions: { type: 'setLossReason', params: ({ event }) => ({ why: event.why }) },
            },
          },
        },
        memory: {
          tags: ['notPersistent'],
          initial: 'shown',
          states: { shown: { on: { 'storage.dismiss': 'dismissed' } }, dismissed: {} },
          on: { 'storage.reopen': 'reopening' },
        },
        reopening: {
          tags: ['notPersistent'],
          invoke: {
            id: 'reopening',
            src: 'open',
            input: {},
            onDone: [
              {
                guard: { type: 'isPersistent', params: ({ event }) => ({ status: event.output }) },
                target: 'persistent',
                actions: 'tellShop',
              },
              {
                target: 'memory',
                actions: { type: 'setReason', params: ({ event }) => ({ status: event.output }) },
              },
            ],
            onError: { target: 'memory', actions: 'setDenied' },
          },
        },
      },
    },
    records: {
      initial: 'complete',
      states: {
        complete: { on: { 'storage.quarantined': { target: 'quarantined', actions: 'sayQuarantined' } } },
        /** The notice is shown once per visit. */
        quarantined: {},
      },
    },
  },
})
