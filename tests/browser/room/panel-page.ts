import { openRoom } from '@statecart/room'
import { createActor, createMachine } from 'xstate'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'closed' } } },
})

const room = openRoom({ enabled: true, name: 'Doors' })
const actor = createActor(door, { inspect: room.inspect })
const output = document.createElement('output')
actor.subscribe(({ value }) => {
  output.textContent = String(value)
})
actor.start()

const field = document.createElement('input')
field.setAttribute('aria-label', 'Note')
const button = document.createElement('button')
button.textContent = 'Machine room'
button.addEventListener('click', () => void room.showPanel())
document.body.append(output, field, button)
