import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { Model } from './model.ts'

/**
 * How a machine is driven through the application's own surface, and what is visible in each of its states. The scene is
 * whatever the application gives its drivers to act on: a page, a rendered component, a terminal.
 */
export interface Driver<Scene = never, Machine extends AnyStateMachine = AnyStateMachine> {
  model: Model<Machine>
  /** Which actor is meant, where several of this machine are there: its id. */
  actor?: string
  /** What the machine has where the driver begins; the model's input unless told otherwise. */
  input?: InputFrom<Machine>
  /** What it got by then from others. */
  opening?: readonly AnyEventObject[]
  /** Prepares the world and opens the page, so that the machine is as it is after `opening`. */
  begin(scene: Scene): Promise<void>
  moves: readonly Move<Scene, Machine>[]
  /** What comes by itself as soon as it stands so: an answer that nobody can hold back. */
  itself?(snapshot: SnapshotFrom<Machine>): AnyEventObject | undefined
  /** Where alone it can be driven so. */
  only?: OuterDepth
  /** By state (`open.filling`, an ancestor, or `*`): looks for what there is to see, and for what there is not. */
  shows: Readonly<Record<string, (scene: Scene, expected: SnapshotFrom<Machine>) => Promise<void>>>
  /** What else tells two situations apart, besides what the model says of the context. */
  abstract?(snapshot: SnapshotFrom<Machine>): unknown
  /** How many moves the plan looks ahead at most. */
  reach?: number
  /** Transitions that cannot be brought about there, by id, and why. */
  exceptions?: Readonly<Partial<Record<OuterDepth | 'both', Readonly<Record<string, string>>>>>
}

export type OuterDepth = 'rendered' | 'browser'

export interface Move<Scene = never, Machine extends AnyStateMachine = AnyStateMachine> {
  /** What the machine gets by it, in this order. */
  events: readonly AnyEventObject[] | ((before: SnapshotFrom<Machine>) => readonly AnyEventObject[])
  /** Where a person or the world can do it; everywhere else it is not tried. */
  when?(snapshot: SnapshotFrom<Machine>): boolean
  how(scene: Scene, expected: SnapshotFrom<Machine>): Promise<void>
}

export function exceptionsOf(
  { exceptions = {} }: Driver,
  depth: OuterDepth,
): Readonly<Record<string, string>> {
  return { ...exceptions.both, ...exceptions[depth] }
}
