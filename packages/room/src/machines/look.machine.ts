import { assign, fromCallback, setup, stateIn } from 'xstate'
import { port } from './port.ts'

export type LookEvent =
  /** The source of the answer has changed. */
  | { type: 'look.changed' }
  /** The arguments of the query have changed. */
  | { type: 'look.at'; given: readonly unknown[] }

export interface LookInput {
  given: readonly unknown[]
}

export interface LookContext extends LookInput {
  answer: unknown
  problem: string | undefined
}

/** A live query: fetches its answer again after every change, one request at a time. */
export const lookMachine = setup({
  types: { context: {} as LookContext, events: {} as LookEvent, input: {} as LookInput },
  actors: {
    changes: fromCallback<LookEvent>(() => {}),
    ask: port<unknown, LookInput>('asking'),
  },
  actions: {
    want: assign((_, { given }: LookInput) => ({ given })),
    keep: assign((_, { answer }: { answer: unknown }) => ({ answer, problem: undefined })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
  },
  guards: { isStale: stateIn({ asking: 'stale' }) },
}).createMachine({
  id: 'look',
  context: ({ input }) => ({ ...input, answer: undefined, problem: undefined }),
  invoke: { id: 'changes', src: 'changes' },
  initial: 'asking',
  on: { 'look.at': { target: '.asking', actions: { type: 'want', params: ({ event }) => event } } },
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
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      states: {
        fresh: { on: { 'look.changed': 'stale' } },
        /** A change during the request: the answer may be out of date. */
        stale: {},
      },
    },
    shown: { on: { 'look.changed': 'asking' } },
    failed: { on: { 'look.changed': 'asking' } },
  },
})
