import { assign, fromCallback, setup, stateIn } from 'xstate'
import { port, withEvent } from './setup.ts'

export type QueryEvent =
  /** The source of the answer has changed. */
  | { type: 'query.changed' }
  /** The arguments of the query have changed. */
  | { type: 'query.asked'; given: readonly unknown[] }

export interface QueryInput {
  given: readonly unknown[]
}

export interface QueryContext extends QueryInput {
  answer: unknown
  problem: string | undefined
}

/** A live query: fetches its answer again after every change, one request at a time. */
export const queryMachine = setup({
  types: { context: {} as QueryContext, events: {} as QueryEvent, input: {} as QueryInput },
  actors: {
    changes: fromCallback<QueryEvent>(() => {}),
    ask: port<unknown, QueryInput>('asking'),
  },
  actions: {
    want: assign((_, { given }: QueryInput) => ({ given })),
    keep: assign((_, { answer }: { answer: unknown }) => ({ answer, problem: undefined })),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
  },
  guards: { isStale: stateIn({ asking: 'stale' }) },
}).createMachine({
  id: 'query',
  context: ({ input }) => ({ ...input, answer: undefined, problem: undefined }),
  invoke: { id: 'changes', src: 'changes' },
  initial: 'asking',
  on: { 'query.asked': { target: '.asking', actions: withEvent('want') } },
  states: {
    asking: {
      initial: 'fresh',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { given } }) => ({ given }),
        onDone: [
          {
            guard: 'isStale',
            target: 'asking',
            reenter: true,
            actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'failed', actions: withEvent('setProblem') },
      },
      states: {
        fresh: { on: { 'query.changed': 'stale' } },
        /** The source changed during the request, so the answer may be out of date. */
        stale: {},
      },
    },
    shown: { on: { 'query.changed': 'asking' } },
    failed: { on: { 'query.changed': 'asking' } },
  },
})
