import { assign, fromPromise, setup } from 'xstate'

/** A machine that does not belong to the shop. */
export const lampMachine = setup({
  types: {
    context: {} as { lit: number; limit: number },
    events: {} as { type: 'press' } | { type: 'break'; why: string },
  },
  actors: { warm: fromPromise<string>(() => Promise.resolve('warm')) },
  actions: { count: assign({ lit: ({ context }) => context.lit + 1 }) },
  guards: { mayShine: ({ context }) => context.lit < context.limit },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { lit: 0, limit: 2 },
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'mayShine', target: 'on', actions: 'count' } } },
    on: {
      invoke: { id: 'warm', src: 'warm', onDone: '.bright' },
      initial: 'dim',
      states: { dim: {}, bright: {} },
      on: { press: 'off' },
      after: { patience: 'off' },
    },
  },
})
