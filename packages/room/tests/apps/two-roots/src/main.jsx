import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open', LOCK: 'locked' } },
    open: { on: { CLOSE: 'closed' } },
    locked: { on: { UNLOCK: 'closed' } },
  },
})

const alarm = createMachine({
  id: 'alarm',
  initial: 'quiet',
  states: { quiet: { on: { RING: 'ringing' } }, ringing: { on: { CALM: 'quiet' } } },
})

const Panel = ({ machine, events }) => {
  const [snapshot, send] = useMachine(machine)
  return (
    <p>
      <output>{JSON.stringify(snapshot.value)}</output>
      {events.map((type) => (
        <button key={type} type="button" onClick={() => send({ type })}>
          {type}
        </button>
      ))}
    </p>
  )
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Panel machine={door} events={['OPEN', 'CLOSE', 'LOCK', 'UNLOCK']} />
    <Panel machine={alarm} events={['RING', 'CALM']} />
  </StrictMode>,
)
