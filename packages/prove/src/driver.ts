import { allTransitionIds } from '@statecart/chart'
import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { Model } from './model.ts'
import { requireDriverParts, requireParts } from './required-parts.ts'
import { unknownEvents, unknownStates } from './unknown-names.ts'

/**
 * Describes how tests drive a machine through the user interface, and what is visible in each of its states. The scene is the
 * object on which drivers act, such as a page, a rendered component or a terminal.
 */
export interface Driver<Scene = never, Machine extends AnyStateMachine = AnyStateMachine> {
  model: Model<Machine>
  /** The id of the actor, if several actors run this machine. */
  actor?: string
  /** The input of the machine where the driver starts; the model's input by default. */
  input?: InputFrom<Machine>
  /** Events that the machine has received before the first move. */
  opening?: readonly AnyEventObject[]
  /** Prepares the environment and opens the page, so that the machine is in the state after `opening`. */
  begin(scene: Scene): Promise<void>
  moves: readonly Move<Scene, Machine>[]
  /** The event that follows immediately without a move, such as the answer of an actor that cannot be delayed. */
  automatic?(snapshot: SnapshotFrom<Machine>): AnyEventObject | undefined
  /** The only depth at which this driver works. Tests of the other depth leave it out. */
  only?: OuterDepth
  /** The checks of the visible and absent elements, by state (`open.filling`, an ancestor, or `*`). */
  shows: Readonly<Record<string, (scene: Scene, expected: SnapshotFrom<Machine>) => Promise<void>>>
  /** Data that distinguishes two situations, in addition to the `abstract` of the model. */
  abstract?(snapshot: SnapshotFrom<Machine>): unknown
  /** The longest path that the plan explores, in moves; the model's `maxDepth`, or 8. */
  maxDepth?: number
  /** Transitions that cannot be caused at this depth, by id, with the reason. */
  exceptions?: Readonly<Partial<Record<OuterDepth | 'both', Readonly<Record<string, string>>>>>
}

export function defineDriver<Scene, Machine extends AnyStateMachine = AnyStateMachine>(
  driver: Driver<Scene, Machine>,
): Driver<Scene, Machine> {
  requireParts(driver.model)
  requireDriverParts(driver)
  return driver
}

export type OuterDepth = 'rendered' | 'browser'

export interface Move<Scene = never, Machine extends AnyStateMachine = AnyStateMachine> {
  /** The events that the machine receives, in order. */
  events: readonly AnyEventObject[] | ((before: SnapshotFrom<Machine>) => readonly AnyEventObject[])
  /** Whether the move is possible in this state; always if absent. */
  when?(snapshot: SnapshotFrom<Machine>): boolean
  how(scene: Scene, expected: SnapshotFrom<Machine>): Promise<void>
}

/** The drivers that work at a depth. */
export function driversAt<Scene>(
  depth: OuterDepth,
  drivers: Driver<Scene> | readonly Driver<Scene>[],
): Driver<Scene>[] {
  return [drivers].flat().filter(({ only = depth }) => only === depth)
}

/** The id of the machine that all of these drivers drive. */
export function machineNameOf<Scene>(drivers: Driver<Scene> | readonly Driver<Scene>[]): string {
  return [drivers].flat()[0]?.model.machine.id ?? 'machine'
}

/** The maximum number of moves that the plan explores, so that the plan of a driver with many moves ends. */
export function maxDepthOf<Scene>({ model, maxDepth = model.maxDepth ?? 8 }: Driver<Scene>): number {
  return maxDepth
}

export function exceptionsOf<Scene>(
  { exceptions = {} }: Driver<Scene>,
  depth: OuterDepth,
): Readonly<Record<string, string>> {
  return { ...exceptions.both, ...exceptions[depth] }
}

/** The transitions that drivers of one machine cannot cause at a depth, by id, with the reason. */
export function allExceptionsOf<Scene>(
  drivers: readonly Driver<Scene>[],
  depth: OuterDepth,
): Record<string, string> {
  return Object.assign({}, ...drivers.map((driver) => exceptionsOf(driver, depth)))
}

/**
 * Describes the gaps of the drivers of one machine at a depth: transitions without a path, wrong exceptions, and states in `shows` and
 * events of moves that the machine does not have.
 */
export function untakenBy<Scene>(
  drivers: readonly Driver<Scene>[],
  depth: OuterDepth,
  taken: readonly string[],
): string[] {
  const ids = new Set(drivers.flatMap(({ model }) => allTransitionIds(model.machine)))
  const excepted = allExceptionsOf(drivers, depth)
  const moves = Math.max(...drivers.map(maxDepthOf))
  return [
    ...[...ids]
      .filter((id) => !taken.includes(id) && !(id in excepted))
      .map(
        (id) =>
          `no path takes ${id}: add a move that causes it, or an exception with the reason why it cannot be caused. Or it takes more than ${moves} moves to get there (\`maxDepth\`)`,
      ),
    ...Object.keys(excepted)
      .filter((id) => !ids.has(id))
      .map((id) => `the exception ${id} is no transition of the machine`),
    ...Object.keys(excepted)
      .filter((id) => taken.includes(id))
      .map((id) => `the exception ${id} is taken`),
    ...drivers
      .flatMap(({ model, shows }) => unknownStates(model.machine, Object.keys(shows)))
      .map((state) => `\`shows\` of the driver names the state ${state}, which the machine does not have`),
    ...drivers
      .flatMap(({ model, moves }) => unknownEvents(model.machine, moves.flatMap(eventTypesOf)))
      .map((type) => `a move of the driver has the event ${type}, which the machine does not have`),
  ]
}

function eventTypesOf<Scene>({ events }: Move<Scene>): string[] {
  return typeof events === 'function' ? [] : events.map(({ type }) => type)
}
