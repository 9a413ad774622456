import { assign, fromPromise, setup } from 'xstate'

export type Plan = 'free' | 'team'

interface Account {
  name: string
  plan: Plan
}

type Entry = { type: 'name.entered'; name: string } | { type: 'plan.chosen'; plan: Plan }
type Step = { type: 'next' } | { type: 'back' }

/** How often a check is repeated when the service does not answer. */
export const maxRetries = 2

/** Signing up in two steps: a name that must be free, and a plan. The check of the name is repeated when the service does not answer. */
export const signupMachine = setup({
  types: {
    context: {} as Account & { retries: number },
    events: {} as Entry | Step,
  },
  actors: {
    checkName: fromPromise<boolean, { name: string }>(() => Promise.reject(new Error('not provided'))),
    register: fromPromise<void, Account>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    setName: assign({ name: (_, { name }: { name: string }) => name }),
    setPlan: assign({ plan: (_, { plan }: { plan: Plan }) => plan }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    isFree: (_, { isFree }: { isFree: boolean }) => isFree,
    canRetry: ({ context }) => context.retries < maxRetries,
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'signup',
  context: { name: '', plan: 'free', retries: 0 },
  initial: 'naming',
  states: {
    naming: {
      initial: 'editing',
      on: {
        'name.entered': {
          target: '.editing',
          actions: { type: 'setName', params: ({ event }) => event },
        },
        next: [{ guard: 'hasName', target: 'checking' }, { target: '.missing' }],
      },
      states: { editing: {}, missing: {}, taken: {}, unanswered: {} },
    },
    checking: {
      initial: 'asking',
      exit: 'resetRetries',
      on: {
        'name.entered': {
          target: 'naming',
          actions: { type: 'setName', params: ({ event }) => event },
        },
      },
      states: {
        asking: {
          invoke: {
            id: 'checkName',
            src: 'checkName',
            input: ({ context: { name } }) => ({ name }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => ({ isFree: event.output }) },
                target: '#signup.choosing',
              },
              { target: '#signup.naming.taken' },
            ],
            onError: [
              { guard: 'canRetry', target: 'pausing', actions: 'countRetry' },
              { target: '#signup.naming.unanswered' },
            ],
          },
        },
        pausing: { after: { pause: 'asking' } },
      },
    },
    choosing: {
      initial: 'editing',
      on: {
        'plan.chosen': {
          target: '.editing',
          actions: { type: 'setPlan', params: ({ event }) => event },
        },
        back: 'naming',
        next: 'sending',
      },
      states: { editing: {}, notSent: {} },
    },
    sending: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { name, plan } }) => ({ name, plan }),
        onDone: 'done',
        onError: 'choosing.notSent',
      },
    },
    done: { type: 'final' },
  },
})
