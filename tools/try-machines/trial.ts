import { type Chart, chartOf, leavesOf, restingStates } from '@statecart/chart'
import { layoutsOf } from '@statecart/chart/node'
import { openHost } from '@statecart/room/inspect'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type StateValue,
} from 'xstate'
import { invented, repeated } from './names.ts'
import { tame } from './tame.ts'

/** What was found out about one machine. */
export interface Trial {
  file: string
  machine: string
  states: number
  failures: string[]
  invented: string[]
  repeated: string[]
  /** Of the states that an actor can rest in. */
  resting: number
  reached: number
  steps: number
  /** Milliseconds. */
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
    steps: 0,
    layout: 0,
  }
  await attempt(trial, 'layout', async () => {
    const begun = performance.now()
    const layouts = await layoutsOf(chart)
    trial.layout = performance.now() - begun
    if (layouts.length === 0 || !layouts.every(({ states }) => chart.states.every(({ id }) => states[id])))
      throw new Error('A state has no place.')
  })
  await attempt(trial, 'host', () => hostAndWalk(trial, machine, chart))
  return trial
}

async function attempt(trial: Trial, step: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    trial.failures.push(`${step}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

async function hostAndWalk(trial: Trial, machine: AnyStateMachine, chart: Chart): Promise<void> {
  tame(machine)
  const clock = new SimulatedClock()
  let root = started(machine, clock)
  const host = openHost(
    { root, world: undefined, clock: { now: () => clock.now() }, later: () => () => undefined },
    registry,
  )
  try {
    const machines = await host.ask('about.machines', 'en', [])
    if (!machines.some((one) => one.chart.states.length === chart.states.length))
      throw new Error('The room does not list the machine.')
    const view = await host.ask('see.actor', root.sessionId)
    if (!view) throw new Error('The room does not show the actor.')
    const goals = restingStates(machine).slice(0, mostGoals)
    trial.resting = goals.length
    for (const goal of goals) {
      const id = chart.states.find(({ path }) => path === goal)?.id ?? goal
      const path = await host.ask('drive.goTo', root.sessionId, id)
      if (path?.end === 'arrived' || path?.end === 'passed') trial.reached += 1
      await host.ask('drive.release', root.sessionId)
    }
  } finally {
    host.close()
    root.stop()
  }
  root = started(machine, clock)
  for (let step = 0; step < mostSteps; step += 1) {
    const snapshot: AnyMachineSnapshot = root.getSnapshot()
    if (snapshot.status !== 'active') root = started(machine, clock)
    const event = chosen(eventsOf(root.getSnapshot()), step)
    if (event === undefined) break
    root.send({ type: event })
    clock.increment(step % 4 === 3 ? 60_000 : 0)
    leavesOf(root.getSnapshot())
    trial.steps += 1
  }
  root.stop()
}

/** An actor whose errors are its own matter; one that needs an input that is not known begins without its initial context. */
function started(machine: AnyStateMachine, clock: SimulatedClock): AnyActorRef {
  for (const input of [undefined, {}]) {
    const actor = createActor(machine, { clock, input })
    const { status } = actor.getSnapshot() as AnyMachineSnapshot
    actor.subscribe({ error: () => undefined })
    if (status !== 'error') return actor.start()
  }
  const [first] = restingStates(machine)
  const value = first === undefined ? {} : nested(first.split('.'))
  const snapshot = machine.resolveState({ value, context: {} })
  const actor = createActor(machine, { clock, snapshot, input: {} })
  actor.subscribe({ error: () => undefined })
  return actor.start()
}

function nested([key = '', ...rest]: string[]): StateValue {
  return rest.length === 0 ? key : { [key]: nested(rest) }
}

/** The events that the machine itself names. */
function eventsOf({ _nodes: nodes, children }: AnyMachineSnapshot): string[] {
  const types = nodes.flatMap((node) => [...node.transitions.keys()])
  return [...new Set(types)].filter((type) => {
    const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
    if (actor !== undefined) return children[actor] !== undefined
    return !(type.startsWith('xstate.') || type.includes('*'))
  })
}

/** Chosen by the number of the step, so that a walk can be repeated. */
function chosen(events: readonly string[], step: number): string | undefined {
  return events[(step * 7919 + (step >> 2)) % Math.max(1, events.length)]
}
