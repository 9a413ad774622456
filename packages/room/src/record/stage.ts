import type { AnyActorRef } from 'xstate'
import { hidden } from '../application/roots.ts'
import type { Answers, ReplaySupport } from '../registry.ts'
import { type ActorState, recreateActor } from './actor-state.ts'
import { actorAt, addressOf, nameSpawned } from './addresses.ts'
import { type Coded, decoded } from './coded.ts'
import { reviveOwn, withActors } from './own-coding.ts'
import type { RecordedInput, Start } from './recording.ts'
import { removeEffects } from './without-effects.ts'

/** The environment of a replay: how its actors are created, and how recorded values are converted for them. */
export interface Stage {
  world: unknown
  /** Creates an actor. A root is not started yet. `fill` completes the actor after all actors exist. */
  open(start: Start<unknown>): { ref: AnyActorRef | undefined; fill(): void }
  read(value: unknown): unknown
}

export interface Moment {
  now(): number
  roots(): readonly AnyActorRef[]
  /** The recorded results of the current step that have not been used yet. */
  inputs: RecordedInput<unknown>[]
}

/** Creates a stage with the application's own machines. No effect runs, because the outcomes are in the recording. */
export function ownStage({ roots }: Moment, isFile: boolean): Stage {
  const actorFor = (address: string) => actorAt(roots(), address)
  const read = (value: unknown): unknown =>
    isFile
      ? decoded(value as Coded, {
          revive: (tagged, inner) =>
            tagged.$ === 'actor' ? actorFor(String(tagged['at'])) : reviveOwn(tagged, inner),
        })
      : withActors(value, (ref) => actorFor(addressOf(ref)))
  return {
    world: undefined,
    read,
    open({ parent, state }) {
      const parentRef = parent === undefined ? undefined : actorFor(parent)
      const recorded = state as ActorState
      // A file does not contain the logic of a root that is not a machine.
      const isMissing = recorded.logic === undefined || (parent !== undefined && !parentRef)
      if (isMissing) return { ref: undefined, fill: () => undefined }
      return recreateActor(recorded, parentRef ? { parent: parentRef as never } : rootOptions, read)
    },
  }
}

/** Delays never elapse automatically, because their events are in the recording. */
const rootOptions = {
  clock: { setTimeout: () => 0, clearTimeout: () => undefined },
  logger: () => undefined,
  inspect: (inspectionEvent: { type: string; actorRef: unknown }) => {
    if (inspectionEvent.type !== '@xstate.actor') return
    const ref = hidden(inspectionEvent.actorRef as AnyActorRef)
    nameSpawned(ref)
    removeEffects(ref)
  },
} as never

/** Creates a stage with ports that the application provides for replays. */
export function supportedStage(moment: Moment, support: ReplaySupport): Stage {
  const answers: Answers = {
    now: moment.now,
    has: (wanted) => moment.inputs.some(({ name }) => name === wanted),
    given<Value>(name: string, otherwise: () => Value): Value {
      const index = moment.inputs.findIndex((input) => input.name === name)
      const [input] = index < 0 ? [] : moment.inputs.splice(index, 1)
      return input ? (read(input.value) as Value) : otherwise()
    },
  }
  const world = support.world(answers)
  const read = (value: unknown): unknown =>
    decoded(value as Coded, {
      revive: (tagged, inner) =>
        tagged.$ === 'actor'
          ? actorAt(moment.roots(), String(tagged['at']))
          : (support.revive(tagged, world) ?? reviveOwn(tagged, inner)),
    })
  return {
    world,
    read,
    open({ name, machine, parent, state }) {
      const { input, snapshot } = read(state) as { input?: unknown; snapshot?: unknown }
      const [root] = moment.roots()
      if (parent === undefined) return { ref: support.open(world, snapshot), fill: () => undefined }
      if (root) support.openBeside(root, world, { name, machine, input, snapshot })
      return { ref: undefined, fill: () => undefined }
    },
  }
}
