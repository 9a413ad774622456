import { isMachine, leavesOf, nodesOf, transitionId } from '@statecart/chart'
import {
  type Actor,
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type Observer,
  SimulatedClock,
  setup,
  stopChild,
} from 'xstate'
import { type Done, type Model, performs, tells } from './model.ts'
import { requireParts } from './required-parts.ts'
import {
  changesSomething,
  configOf,
  implementationsOf,
  isInternal,
  isReducer,
  type Microstep,
  machineFrom,
  takenIn,
  watchMissingActors,
  withInlineActors,
} from './xstate5.ts'
import { type Action, builtInEffect, childEffect, childName, startedDelay } from './xstate5-effects.ts'

const stageId = 'stage'
/** Replaces another actor of the system: it accepts messages, and its context is given by the model. */
const sibling = fromTransition(
  (context: unknown) => context,
  ({ input }: { input: unknown }) => input,
)
const never = fromPromise(() => new Promise<never>(() => {}))

/** The results of one event. */
export interface Step {
  transitions: string[]
  /** The transitions that have a target or actions. */
  moving: string[]
  /** The states that were entered, also those that were left at once. */
  entered: string[]
  effects: Done[]
  /** Children that an action started or stopped. A model does not have to mention them. */
  children: Done[]
  /** Started delays in milliseconds, by name. */
  delays: Map<string, number>
  /** The names that the machine looked up in the system, and that no actor has. */
  missingActors: string[]
}

export interface Run {
  actor: Actor<AnyStateMachine>
  /** The results of starting the machine. */
  opening: Step
  send(event: AnyEventObject): Step
  stop(): void
}

/** An actor system whose siblings accept messages without a reaction. Runs reuse it in sequence, because creating it is slow. */
interface Stage {
  parent: Actor<AnyStateMachine>
  watcher: (event: InspectionEvent) => void
  onMissing: (systemId: string) => void
}

export function startRun(model: Model, input: unknown = model.input): Run {
  requireParts(model)
  const stage = stageFor(model)
  const { machine } = model
  const { id } = machine
  let step = emptyStep()
  let actor: ActorRefLike | undefined
  const nameOf = (receiver: ActorRefLike | string) => (receiver === actor ? 'self' : receiverName(receiver))
  stage.onMissing = (systemId) => step.missingActors.push(systemId)
  stage.watcher = (event) => {
    if (event.type === '@xstate.actor') actor ??= event.actorRef
    if (event.type === '@xstate.microstep' && event.actorRef === actor) recordTransitions(step, event)
    if (event.type === '@xstate.action' && event.actorRef === actor)
      recordAction(step, machine, event.action, nameOf)
    if (event.type === '@xstate.event' && event.sourceRef === actor && !isInternal(event.event.type))
      step.effects.push(tells(nameOf(event.actorRef), event.event))
  }
  const { parent } = stage
  const started = createActor<AnyStateMachine>(silencedMachine(model), { parent, id, input })
  started.start()
  const opening = step
  return {
    actor: started,
    opening,
    send(event) {
      step = emptyStep()
      started.send(event)
      return step
    },
    stop() {
      if (parent.getSnapshot().status === 'active') parent.send({ type: 'run.over', actor: started })
    },
  }
}

function emptyStep(): Step {
  return {
    transitions: [],
    moving: [],
    entered: [],
    effects: [],
    children: [],
    delays: new Map(),
    missingActors: [],
  }
}

/** More transitions than this in one step are an endless loop. */
const maxTransitions = 1_000

function recordTransitions({ transitions, moving, entered }: Step, microstep: Microstep): void {
  const taken = takenIn(microstep)
  entered.push(...leavesOf(microstep.snapshot as AnyMachineSnapshot))
  transitions.push(...taken.map(transitionId))
  moving.push(...taken.filter(changesSomething).map(transitionId))
  if (transitions.length > maxTransitions)
    throw new Error(`an endless loop of transitions: ${[...new Set(transitions.slice(-20))].join(', ')}`)
}

function recordAction(
  { effects, children, delays }: Step,
  machine: AnyStateMachine,
  action: Action,
  nameOf: (receiver: ActorRefLike | string) => string,
): void {
  const effect = isInternal(action.type)
    ? builtInEffect(action, nameOf)
    : performs(action.type, action.params)
  if (effect) effects.push(effect)
  const child = childEffect(machine, action)
  if (child) children.push(child)
  const started = startedDelay(machine, action)
  if (started) delays.set(started.name, started.time)
}

function receiverName(actor: ActorRefLike | string): string {
  if (typeof actor === 'string') return actor
  if (!('id' in actor && 'src' in actor)) return ''
  const { id, sessionId, src } = actor
  return id === stageId ? 'parent' : childName({ id: String(id), sessionId, src })
}

interface RunOver {
  type: 'run.over'
  actor: AnyActorRef
}

const stageSetup = setup({
  types: { events: {} as RunOver },
  actors: { sibling },
  actions: { stop: stopChild((_, { actor }: { actor: AnyActorRef }) => actor) },
})
const stages = new Map<unknown, Stage>()

function stageWith(siblings: Readonly<Record<string, unknown>>): AnyStateMachine {
  return stageSetup.createMachine({
    id: stageId,
    on: { 'run.over': { actions: { type: 'stop', params: ({ event }) => event } } },
    invoke: Object.entries(siblings).map(([name, input]) => ({
      id: name,
      src: 'sibling' as const,
      systemId: name,
      input,
    })),
  })
}

const noSiblings = {}

function stageFor({ siblings = noSiblings }: Model): Stage {
  const existing = stages.get(siblings)
  if (existing?.parent.getSnapshot().status === 'active') return existing
  const stage = openStage(stageWith(siblings))
  stages.set(siblings, stage)
  return stage
}

function openStage(machine: AnyStateMachine): Stage {
  const holder: Omit<Stage, 'parent'> = { watcher: () => {}, onMissing: () => {} }
  const inspect: Observer<InspectionEvent> = { next: (event) => holder.watcher(event) }
  // Without this logger, `log` would print its value for each of thousands of events.
  const logger = () => {}
  const parent = createActor(machine, { id: stageId, clock: new SimulatedClock(), inspect, logger })
  /** A machine that stops on an error stops its parent too. The error is reported by `judgeStep`. */
  parent.subscribe({ error: () => {} })
  watchMissingActors(parent, (systemId) => holder.onMissing(systemId))
  parent.start()
  return Object.assign(holder, { parent })
}

/** The names of invoked actors. Their logic may be missing here, because only the application provides it. */
function withoutLogic({ root }: AnyStateMachine): Record<string, undefined> {
  const names = nodesOf(root).flatMap(({ invoke }) => invoke.map(({ src }) => src))
  return Object.fromEntries(
    names.flatMap((name) => (typeof name === 'string' && !isInternal(name) ? [[name, undefined]] : [])),
  )
}

const silencedMachines = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>()

function silencedMachine({ machine, replaced = [] }: Model): AnyStateMachine {
  const versions = silencedMachines.get(machine) ?? new Map<string, AnyStateMachine>()
  silencedMachines.set(machine, versions)
  const key = JSON.stringify([...replaced].sort())
  const made = versions.get(key) ?? withSilentActors(machine, replaced)
  versions.set(key, made)
  return made
}

/**
 * Replaces promises, callbacks and observables with actors that never end, because their results are sent as events of the path.
 * Child machines and reducers run unless the model replaces them.
 */
function withSilentActors(machine: AnyStateMachine, replaced: readonly string[]): AnyStateMachine {
  const silent = (logic: unknown, name: string): unknown => {
    if (replaced.includes(name)) return never
    if (isMachine(logic)) return withSilentActors(logic, replaced)
    return isReducer(logic) ? logic : never
  }
  const { actors, ...others } = implementationsOf(machine)
  const named = Object.entries({ ...withoutLogic(machine), ...actors }).map(([name, logic]) => [
    name,
    silent(logic, name),
  ])
  return machineFrom(
    withInlineActors(configOf(machine), (logic) => silent(logic, isMachine(logic) ? logic.id : '')),
    { ...others, actors: Object.fromEntries(named) },
  )
}
