import { createInterface } from 'node:readline'
import { assign, createActor, fromPromise, setup } from 'xstate'

const job = setup({
  actors: { work: fromPromise(({ input }) => Promise.resolve(input * 2)) },
}).createMachine({
  id: 'job',
  context: { result: 0 },
  initial: 'idle',
  states: {
    idle: { on: { RUN: 'running', DISABLE: 'disabled' } },
    running: {
      invoke: {
        src: 'work',
        input: 21,
        onDone: { target: 'done', actions: assign({ result: ({ event }) => event.output }) },
      },
    },
    done: { on: { AGAIN: 'idle' } },
    disabled: { on: { ENABLE: 'idle' } },
  },
})

const actor = createActor(job)
actor.subscribe(({ value }) => process.stdout.write(`${JSON.stringify(value)}\n`))
actor.start()
createInterface({ input: process.stdin }).on('line', (type) => actor.send({ type }))
