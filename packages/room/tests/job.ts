/** The Node application of `waiting-process.test.ts`. After its standard input has ended, only the actor's work is pending. */
import { createActor, fromPromise, setup } from 'xstate'
import { openRoom } from '../src/node/open-room.ts'

const job = setup({ actors: { work: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'job',
  initial: 'idle',
  states: {
    idle: { on: { start: 'waiting' } },
    waiting: { after: { 200: 'working' } },
    working: { invoke: { id: 'work', src: 'work', onDone: 'done' } },
    done: { entry: () => void process.stdout.write('done') },
  },
})

const { inspect } = openRoom({ name: 'Job', enabled: true })
const actor = createActor(job, { inspect }).start()
process.stdin.resume().on('end', () => actor.send({ type: 'start' }))
