import { type Chart, chartOf, closedAtFirst, leavesOf, restingStates } from '@statecart/chart'
import { layoutsOf } from '@statecart/chart/node'
import { openHost } from '@statecart/room/inspect'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  SimulatedClock,
} from 'xstate'
import { invented, repeated } from './names.ts'
import { removeEffects } from './remove-effects.ts'

/** The results for one machine. */
export interface Trial {
  file: string
  machine: string
  states: number
  failures: string[]
  invented: string[]
  repeated: string[]
  /** The number of resting states that were tried. */
  resting: number
  reached: number
  /** The paths of the states that were not reached. */
  unreached: string[]
  steps: number
  /** The time in milliseconds for the first layout. A large chart is partly folded in it. */
  layout: number
}

const mostSteps = 40
const mostGoals = 40
const registry = {
  machines: [],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

/** Draws, lays out, hosts and walks a machine. */
export async function tryMachine(file: string, name: string, machine: AnyStateMachine): Promise<Trial> {
  const chart = chartOf(machine, name)
  const trial: Trial = {
    file,
    machine: name,
    states: chart.states.length,
    failures: [],
    invented: invented(chart),
    repeated: repeated(chart),
    resting: 0,
    reached: 0,
    unreached: [],
    steps: 0,
    layout: 0,
  }
  await attempt(trial, 'layout', async () => {
    const closed = closedAtFirst(chart)
    const begun = performance.now()
    const first = await layoutsOf(chart, closed)
    trial.layout = performance.now() - begun
    const layouts = closed.length > 0 ? await layoutsOf(chart) : first
    if (layouts.length === 0) throw new Error('There is no layout.')
    const lost = chart.states.find(({ id }) => layouts.some(({ states }) => !states[id]))
    if (lost) throw new Error(`The state ${lost.path} has no place.`)
  })
  removeEffects(machine)
  const isHosted = await attempt(trial, 'host', () => host(trial, machine, chart))
  if (isHosted) await attempt(trial, 'walk', () => walk(trial, machine))
  return trial
}

async function attempt(trial: Trial, step: string, work: () => Promise<void> | void): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    trial.failures.push(`${step}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return false
  }
}

/** Inspects an actor of the machine in the room, and uses "Go to" with a new actor for each resting state. */
async function host(trial: Trial, machine: AnyStateMachine, chart: Chart): Promise<void> {
  await inRoom(machine, async (ask, root) => {
    const machines = await ask('about.machines', 'en', {})
    if (!machines.some((one) => one.chart.states.length === chart.states.length))
      throw new Error('the room does not list the machine.')
    if (!(await ask('see.actor', root.sessionId))) throw new Error('the room does not show the actor.')
  })
  const goals = restingStates(machine).slice(0, mostGoals)
  trial.resting = goals.length
  for (const goal of goals) {
    const id = chart.states.find(({ path }) => path === goal)?.id ?? goal
    const end = await inRoom(
      machine,
      async (ask, root) => (await ask('drive.goTo', root.sessionId, id))?.end ?? 'no actor',
    )
    if (end === 'arrived' || end === 'passed') trial.reached += 1
    else trial.unreached.push(`${goal} (${end})`)
  }
}

async function inRoom<Result>(
  machine: AnyStateMachine,
  work: (ask: ReturnType<typeof openHost>['ask'], root: AnyActorRef) => Promise<Result>,
): Promise<Result> {
  const clock = new SimulatedClock()
  const root = startActor(machine, clock)
  const later = () => () => undefined
  const room = openHost({ root, world: undefined, clock: { now: () => clock.now() }, later }, registry)
  try {
    return await work(room.ask, root)
  } finally {
    room.close()
    root.stop()
  }
}

/** Sends an actor the events that its states handle. */
function walk(trial: Trial, machine: AnyStateMachine): void {
  const clock = new SimulatedClock()
  let root = startActor(machine, clock)
  for (let step = 0; step < mostSteps; step += 1) {
    const snapshot: AnyMachineSnapshot = root.getSnapshot()
    if (snapshot.status !== 'active') root = startActor(machine, clock)
    const event = pickEvent(eventsOf(root.getSnapshot()), step)
    if (event === undefined) break
    root.send({ type: event })
    clock.increment(step % 4 === 3 ? 60_000 : 0)
    leavesOf(root.getSnapshot())
    trial.steps += 1
  }
  root.stop()
}

/**
 * Starts an actor without an input, otherwise with an empty input, otherwise with an input that has every property. Throws if it
 * fails at the start. Later errors are ignored.
 */
function startActor(machine: AnyStateMachine, clock: SimulatedClock): AnyActorRef {
  let reason: unknown
  for (const input of [undefined, {}, anyInput()]) {
    const actor = createActor(machine, { clock, input })
    let failure: unknown
    actor.subscribe({
      error(error) {
        failure = error
      },
    })
    actor.start()
    const { status, error } = actor.getSnapshot() as AnyMachineSnapshot
    if (status !== 'error' && failure === undefined) return actor
    reason ??= failure ?? error
  }
  throw new Error(`it throws at its start: ${reason instanceof Error ? reason.message : String(reason)}`)
}

/** An input whose form is not known: each of its properties exists, and can be called, read and counted. */
function anyInput(): unknown {
  const known: Record<string | symbol, unknown> = { length: 0, size: 0 }
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive || name === 'toString' || name === 'toJSON') return () => ''
      if (name === Symbol.iterator) return () => [][Symbol.iterator]()
      return name in known || typeof name === 'symbol' || name === 'then' ? known[name] : anyInput()
    },
    apply: () => anyInput(),
  })
}

/** Lays out a small chart until the threads of all cores run. */
export async function warmUp(): Promise<void> {
  const chart = chartOf(
    createMachine({ id: 'warm', initial: 'on', states: { on: { on: { press: 'off' } }, off: {} } }),
  )
  for (let round = 0; round < 3; round += 1) await layoutsOf(chart)
}

/** The events that the active states handle. */
function eventsOf({ _nodes: nodes, children }: AnyMachineSnapshot): string[] {
  const types = nodes.flatMap((node) => [...node.transitions.keys()])
  return [...new Set(types)].filter((type) => {
    const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (actor !== undefined) return children[actor] !== undefined
    return !(type.startsWith('xstate.') || type.includes('*'))
  })
}

/** Chosen by the number of the step, so that a walk can be repeated. */
function pickEvent(events: readonly string[], step: number): string | undefined {
  return events[(step * 7919 + (step >> 2)) % Math.max(1, events.length)]
}
