import type { ChartLayout } from '@statecart/chart'
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Language } from './i18n/texts.ts'
import type { TestPlace } from './record/as-test.ts'
import type { Tagged } from './record/coded.ts'

/** An application that can be looked at: its root actor, and the world that it lives in. */
export interface Subject<World = unknown> {
  root: AnyActorRef
  /** Whatever the application's faults and scenarios are done to. */
  world: World
  /** What the actors did before anybody looked, as far as it is remembered. */
  recent?: (() => readonly { at: number; happening: InspectionEvent }[]) | undefined
  clock: { now(): number }
  /** Calls back after so many milliseconds; returns how to prevent it. */
  later(milliseconds: number, action: () => void): () => void
  /** Told how to let everything go while the application is held, and nothing when it goes on. */
  onHeld?(release: (() => void) | undefined): void
}

/** What a promise answers in place of the world, from the next time on that it is asked. */
export type Decision =
  | { kind: 'succeeds'; output: unknown }
  | { kind: 'fails'; error: unknown }
  | { kind: 'hangs' }
  | { kind: 'late' }

/** What the room is told of an application: nothing else of it is known in here. */
export interface Registry<World = unknown> {
  machines: readonly RoomMachine[]
  faults: readonly Fault<World>[]
  scenarios: readonly Scenario<World>[]
  coverage: Coverage
  /** Without it, nothing can be recorded. */
  replaying?: ReplaySupport
  /** Names of parts (in small letters) whose values stand in no report. */
  secretNames?: ReadonlySet<string>
  build: { version: string; id: string }
}

export interface RoomMachine {
  /** No other machine has it; the figure is named by it. */
  name: string
  /** The folder's name first. */
  title: string
  machine: AnyStateMachine
  /** In English. */
  purpose: string
  /** In another language, once the room speaks that, if the application says it there. */
  purposeIn?(language: Language): string | undefined
  layout: ChartLayout | undefined
  model: RoomModel | undefined
}

/** What of a model the room makes use of. */
export interface RoomModel {
  input: unknown
  otherInputs?: readonly unknown[]
  /** Every event it can meet, with example payloads: outcomes of its invoked actors and delays as well. */
  events: readonly AnyEventObject[]
  /** Others for an actor as it stands, made of sample values. */
  examples?:
    | {
        samples: readonly unknown[]
        of(context: never, samples: readonly unknown[]): readonly AnyEventObject[]
      }
    | undefined
  abstract(context: never): unknown
  isFar?(context: never): boolean
  siblings?: Readonly<Record<string, unknown>>
}

/** Calls back after so many milliseconds. */
export type Later = Subject['later']

/** Something of the outside world that can be made to go wrong. */
export interface Fault<World = unknown> {
  id: string
  /** Faults of one group exclude each other. */
  group: string
  label(language: Language): string
  /** Makes it so in this world; returns how to undo it. */
  inject(world: World, context: FaultContext): () => void
}

/** What a fault can do beside changing the world. */
export interface FaultContext {
  later: Later
  /** Tells an actor by its name in the system. */
  tell(name: string, event: AnyEventObject): void
  /** Has the promise of this id answer so, whenever this machine invokes it; returns how to undo that. */
  decide(machine: string, promise: string, decision: Decision): () => void
}

/** A named point to start from, in a database of its own. */
export interface Scenario<World = unknown> {
  id: string
  label(language: Language): string
  /** Where the application is opened. */
  path: string
  /** Brings a world there, before the application starts in it. */
  prepare(world: World): Promise<void>
}

/** How often each depth of testing took each transition, by the machine's name and the transition's id. */
export interface Coverage {
  depths: readonly string[]
  taken: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** How an application is made to happen again. */
export interface ReplaySupport {
  /** Where a recording that became a test finds all this. */
  test: TestPlace
  /** What its world answers at once (`ids.next`), and a recording must remember. */
  recordedInputs: readonly string[]
  /** A world that does nothing, and answers what was recorded. */
  world(answers: Answers): unknown
  /** The root actor in such a world, not yet started. */
  open(world: unknown, snapshot: unknown): AnyActorRef
  /** Starts an actor beside it, as a view does. */
  openBeside(root: AnyActorRef, world: unknown, opened: Opened): void
  /** How the application's own kinds of values are written into a file: never what nobody may read. */
  write(value: object): Tagged | undefined
  revive(tagged: Tagged, world: unknown): unknown
}

export interface Answers {
  now(): number
  /** Whether an answer of this name was recorded with the present step. */
  has(name: string): boolean
  given<Value>(name: string, otherwise: () => Value): Value
}

export interface Opened {
  name: string
  machine: string
  input: unknown
  snapshot: unknown
}
