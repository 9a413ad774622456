import { type AnyActorRef, assign, createActor, type InspectionEvent, setup } from 'xstate'
import { createApplication } from '../src/application/application.ts'
import { watchActors } from '../src/xstate5.ts'

/** A cart: each event passes a guard, changes the context and enters a state. */
const cartMachine = setup({
  types: {
    context: {} as { lines: readonly { id: number; quantity: number }[]; total: number },
    events: {} as { type: 'add'; id: number } | { type: 'settle' },
  },
  actions: {
    add: assign(({ context }, { id }: { id: number }) => ({
      lines: [...context.lines.slice(-9), { id, quantity: 1 }],
      total: context.total + 1,
    })),
  },
  guards: { isOpen: ({ context }) => context.total >= 0 },
}).createMachine({
  id: 'cart',
  context: { lines: [], total: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        add: { guard: 'isOpen', target: 'changed', actions: { type: 'add', params: ({ event }) => event } },
      },
    },
    changed: { on: { settle: 'resting' } },
  },
})

const silent = { post: () => undefined, listen: () => () => undefined, close: () => undefined }

type Inspect = (inspectionEvent: InspectionEvent) => void

/** Setups in which the same application runs. Each one cleans up after itself. */
const setups: Readonly<Record<string, (run: (inspect?: Inspect) => void) => void>> = {
  'without a room': (run) => run(),
  'with an empty inspect function': (run) => run(() => undefined),
  'inspect: room.inspect': (run) => {
    const { inspect, close } = createApplication({ channel: silent })
    run(inspect)
    close()
  },
  '@statecart/room/auto': (run) => {
    const { starting, meet, close } = createApplication({ channel: silent })
    const stop = watchActors(starting, meet)
    run()
    stop()
    close()
  },
}

const events = 10_000
const rounds = 40

/** Returns the microseconds per event. */
function timeOf(inspect: Inspect | undefined): number {
  const cart: AnyActorRef = createActor(cartMachine, inspect ? { inspect } : {}).start()
  // Measures processor time, because other processes may slow this one down.
  const start = process.cpuUsage().user
  for (let id = 0; id < events / 2; id += 1) {
    cart.send({ type: 'add', id })
    cart.send({ type: 'settle' })
  }
  return (process.cpuUsage().user - start) / events
}

/**
 * Measures the cost of an event while no room is open, as lines of a Markdown table. Each round runs all setups, in another
 * order, so that a busy moment affects all of them.
 */
export function eventCost(): string[] {
  const names = Object.keys(setups)
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)])
      setups[name]?.((inspect) => times.get(name)?.push(timeOf(inspect)))
  const medianTime = (name = '') => median(times.get(name) ?? [])
  const base = medianTime(names[0])
  const lines = names.map((name) => {
    const time = medianTime(name)
    return `| ${name} | ${time.toFixed(2)} µs | ${((time / base - 1) * 100).toFixed(0)} % |`
  })
  return ['| An event of a cart, room closed | Time | More |', '|---|---|---|', ...lines]
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
