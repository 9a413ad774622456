import { assign, createActor, createMachine } from 'xstate'

// A machine without an id, with inline guards and actions.
const machine = createMachine({
  context: { tries: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        CODE: [
          { guard: ({ context }) => context.tries > 2, target: 'blocked' },
          { target: 'unlocked', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        ],
      },
    },
    unlocked: { on: { LOCK: 'locked' } },
    blocked: { on: { RESET: { target: 'locked', actions: assign({ tries: 0 }) } } },
  },
})

const actor = createActor(machine, { systemId: 'safe' })

const output = document.createElement('output')
const place = document.getElementById('app')
place.append(output)
for (const type of ['CODE', 'LOCK', 'RESET']) {
  const button = document.createElement('button')
  button.textContent = type
  button.addEventListener('click', () => actor.send({ type }))
  place.append(button)
}
actor.subscribe(({ value }) => {
  output.textContent = JSON.stringify(value)
})
actor.start()
