import { assign, createActor, createMachine } from 'xstate'

const cycle = { name: 'cycle' }
cycle.self = cycle
cycle.list = Array.from({ length: 5_000 }, (_, at) => ({ at, cycle }))

// A context with many kinds of values that cannot be serialized.
const canvas = createMachine({
  id: 'canvas',
  context: () => ({
    element: document.body,
    window,
    cycle,
    map: new Map([[cycle, new Set([cycle])]]),
    when: new Date(0),
    big: 10n,
    symbol: Symbol('mark'),
    draw: () => undefined,
    bytes: new Uint8Array(100_000),
    odd: {
      get broken() {
        throw new Error('This getter throws.')
      },
    },
    strokes: 0,
  }),
  initial: 'idle',
  states: {
    idle: { on: { DOWN: 'drawing' } },
    drawing: {
      on: {
        MOVE: { actions: assign({ strokes: ({ context }) => context.strokes + 1 }) },
        UP: 'idle',
        ESCAPE: 'canceled',
      },
    },
    canceled: { on: { DOWN: 'drawing' } },
  },
})

const actor = createActor(canvas)

const output = document.createElement('output')
const place = document.getElementById('app')
place.append(output)
for (const type of ['DOWN', 'MOVE', 'UP', 'ESCAPE']) {
  const button = document.createElement('button')
  button.textContent = type
  button.addEventListener('click', () => actor.send({ type }))
  place.append(button)
}
actor.subscribe(({ value }) => {
  output.textContent = JSON.stringify(value)
})
actor.start()
