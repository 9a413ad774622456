import { assign, createActor, createMachine, fromPromise, setup } from 'xstate'

const drop = createMachine({
  id: 'drop',
  initial: 'falling',
  states: { falling: { on: { LAND: 'landed' } }, landed: { on: { RISE: 'falling' } } },
})

/** Hundreds of spawned machine and promise actors. */
const rain = setup({
  actors: { drop, forecast: fromPromise(() => Promise.resolve('rain')) },
  actions: {
    pour: assign({
      drops: ({ spawn }) => [
        ...Array.from({ length: 300 }, (_, at) => spawn('drop', { id: `drop ${at}` })),
        ...Array.from({ length: 100 }, (_, at) => spawn('forecast', { id: `forecast ${at}` })),
      ],
    }),
    land: ({ context }) => {
      for (const actor of context.drops) actor.send({ type: 'LAND' })
    },
  },
}).createMachine({
  id: 'rain',
  context: { drops: [] },
  initial: 'dry',
  states: {
    dry: { on: { POUR: { target: 'raining', actions: 'pour' } } },
    raining: { on: { LAND: { actions: 'land' }, CLEAR: 'clear' } },
    clear: { on: { CLOUD: 'dry' } },
  },
})

const actor = createActor(rain)

const output = document.createElement('output')
const place = document.getElementById('app')
place.append(output)
for (const type of ['POUR', 'LAND', 'CLEAR', 'CLOUD']) {
  const button = document.createElement('button')
  button.textContent = type
  button.addEventListener('click', () => actor.send({ type }))
  place.append(button)
}
actor.subscribe(({ value }) => {
  output.textContent = JSON.stringify(value)
})
actor.start()
