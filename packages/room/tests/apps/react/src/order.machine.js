import { assign, fromPromise, setup } from 'xstate'
export const order = setup({
  actors: { pay: fromPromise(() => Promise.resolve({ receipt: 7 })) },
  guards: { hasItems: ({ context }) => context.items > 0 },
}).createMachine({
  id: 'order',
  context: { items: 0, receipt: undefined },
  initial: 'shopping',
  states: {
    shopping: {
      on: {
        ADD: { actions: assign({ items: ({ context }) => context.items + 1 }) },
        PAY: { guard: 'hasItems', target: 'paying' },
      },
    },
    paying: {
      invoke: {
        src: 'pay',
        onDone: { target: 'paid', actions: assign({ receipt: ({ event }) => event.output.receipt }) },
        onError: 'shopping',
      },
    },
    paid: { on: { RESET: { target: 'shopping', actions: assign({ items: 0 }) } } },
  },
})
