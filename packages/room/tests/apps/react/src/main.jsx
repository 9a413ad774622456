import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { assign, fromPromise, setup } from 'xstate'

const order = setup({
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

const App = () => {
  const [snapshot, send] = useMachine(order)
  return (
    <>
      <output>{JSON.stringify(snapshot.value)}</output>
      {['ADD', 'PAY', 'RESET'].map((type) => (
        <button key={type} type="button" onClick={() => send({ type })}>
          {type}
        </button>
      ))}
    </>
  )
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
