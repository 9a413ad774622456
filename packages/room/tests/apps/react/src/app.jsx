import { useMachine } from '@xstate/react'
import { order } from './order.machine.js'
export const App = () => {
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
