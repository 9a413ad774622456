import { assign, setup } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { port } from '../ports/setup.ts'

type Estimate = Awaited<ReturnType<Ports['durability']['estimate']>>

export const durabilityMachine = setup({
  types: {
    context: {} as Estimate,
    events: {} as { type: 'durability.ask' },
    tags: {} as 'known' | 'declined' | 'busy',
  },
  actors: {
    estimate: port<Estimate>('estimating the used storage'),
    persist: port<boolean>('requesting persistent storage'),
  },
  actions: {
    setEstimate: assign((_, estimate: Estimate) => estimate),
    setPersisted: assign({ persisted: true }),
  },
  guards: {
    isGranted: (_, { granted }: { granted: boolean }) => granted,
  },
}).createMachine({
  id: 'durability',
  context: { used: 0, quota: 0, persisted: false },
  initial: 'estimating',
  states: {
    estimating: {
      invoke: {
        id: 'estimate',
        src: 'estimate',
        input: {},
        onDone: { target: 'known', actions: { type: 'setEstimate', params: ({ event }) => event.output } },
        onError: 'unknown',
      },
    },
    /** The browser has no figures. */
    unknown: {},
    known: {
      tags: ['known'],
      initial: 'answered',
      states: { answered: {}, declined: { tags: ['declined'] } },
      on: { 'durability.ask': 'asking' },
    },
    asking: {
      tags: ['known', 'busy'],
      invoke: {
        id: 'persist',
        src: 'persist',
        input: {},
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ granted: event.output }) },
            target: 'known',
            actions: 'setPersisted',
          },
          { target: 'known.declined' },
        ],
        onError: 'known.declined',
      },
    },
  },
})
