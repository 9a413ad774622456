import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMachine } from 'xstate'

const kettle = createMachine({
  id: 'kettle',
  initial: 'off',
  states: {
    off: { on: { HEAT: 'heating' } },
    heating: { on: { BOIL: 'boiled', STOP: 'off' } },
    boiled: { on: { POUR: 'off' } },
  },
})

const App = () => {
  const [snapshot, send] = useMachine(kettle)
  return (
    <>
      <output>{JSON.stringify(snapshot.value)}</output>
      {['HEAT', 'BOIL', 'STOP', 'POUR'].map((type) => (
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
