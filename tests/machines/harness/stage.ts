import {
  type Actor,
  type ActorRefLike,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  type Observer,
  SimulatedClock,
  setup,
} from 'xstate'
import type { Model } from '../../../machines/model.ts'

const stageId = 'stage'
const silent = fromCallback(() => {})
const never = fromPromise(() => new Promise<never>(() => {}))
const residents = [
  'notices',
  'navigation',
  'shop',
  'session',
  'theme',
  'cart',
  'wishlist',
  'catalogue',
] as const

/** What one step did: which transitions it took, what it told others, which named effects it had. */
export interface Step {
  transitions: string[]
  does: string[]
}

export interface Run {
  actor: Actor<AnyStateMachine>
  send(event: AnyEventObject): Step
  stop(): void
}

/** A world with nobody in it but listeners, where a machine can be watched closely. */
export function startRun(model: Model): Run {
  const watched = model.machine.id
  let step: Step = { transitions: [], does: [] }
  let actor: ActorRefLike | undefined
  const inspect: Observer<InspectionEvent> = { next: note }
  const clock = new SimulatedClock()
  const stage = createActor(stageFor(watched), { clock, inspect }).start()
  const machine = withSilentActors(model.machine)
  const started = createActor<AnyStateMachine>(machine, { parent: stage, id: watched, input: model.input })
  actor = started
  started.start()

  function note(event: InspectionEvent): void {
    if (event.type === '@xstate.microstep' && event.actorRef === actor) {
      step.transitions.push(...event._transitions.map(transitionId))
    }
    if (
      event.type === '@xstate.action' &&
      event.actorRef === actor &&
      !event.action.type.startsWith('xstate.')
    ) {
      step.does.push(event.action.type)
    }
    if (event.type === '@xstate.event' && event.sourceRef === actor && isMessage(event.event.type)) {
      step.does.push(`${nameOf(event.actorRef)} ${event.event.type}`)
    }
  }

  return {
    actor: started,
    send(event) {
      step = { transitions: [], does: [] }
      started.send(event)
      return step
    },
    stop: () => stage.stop(),
  }
}

/** Starting what a state invokes is part of being in it, not a message. */
function isMessage(type: string): boolean {
  return !type.startsWith('xstate.')
}

function nameOf(actor: ActorRefLike): string {
  const id = 'id' in actor ? String(actor.id) : ''
  return id === stageId ? 'parent' : id
}

function stageFor(watched: string) {
  const ids = residents.filter((name) => name !== watched)
  return setup({ actors: { silent } }).createMachine({
    id: stageId,
    invoke: ids.map((name) => ({ id: name, src: 'silent' as const, systemId: name })),
  })
}

/** Outcomes come as events of the path, so nothing that is invoked may answer by itself; child machines stay real. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    if (isMachine(logic)) return [name, withSilentActors(logic)]
    return [name, name === 'outside' ? silent : never]
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic
}

type Transition = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]

/** `provide()` makes new transition objects, so a transition is known by its source, its event and its place there. */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

export function allTransitionIds(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions].flatMap(([eventType, list]) =>
      list.map((_, at) => `${node.id}|${eventType}|${at}`),
    ),
    ...(node.always ?? []).map((_, at) => `${node.id}||${at}`),
  ])
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}
