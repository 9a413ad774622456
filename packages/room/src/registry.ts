import type { ChartLayout } from '@statecart/chart'
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate'
import type { Delivered } from './application/recent.ts'
import type { Roots } from './application/roots.ts'
import type { Language } from './i18n/texts.ts'
import type { Breakpoint } from './machines/breakpoints.ts'
import type { TestPlace } from './record/as-test.ts'
import type { Tagged } from './record/coded.ts'

/** An application that can be inspected: its root actor or actors, and the ports (`world`) that it uses. */
export interface Subject<World = unknown> {
  root: AnyActorRef | Roots
  /** The ports that the application's faults and scenarios change. */
  world: World
  /** The buffered inspection events from before the room was opened. */
  recent?: (() => readonly { at: number; happening: InspectionEvent }[]) | undefined
  /** The latest events from before the room was opened, where no inspection events are buffered. */
  delivered?: (() => readonly Delivered[]) | undefined
  clock: { now(): number }
  /** Calls back after a delay in milliseconds; returns a function that cancels it. */
  later(milliseconds: number, action: () => void): () => void
  /** Where breakpoints outlive a reload of the application. */
  remembered?: { read(): readonly Breakpoint[]; keep(breakpoints: readonly Breakpoint[]): void }
  /** Called with a release function when the application is paused, and with undefined when it resumes. */
  onHeld?(release: (() => void) | undefined): void
  /** Whether the room may start a root actor again; without it, it may not. */
  canRestart?: boolean | undefined
}

/** The simulated answer of a promise, from its next invocation on. */
export type Decision =
  | { kind: 'succeeds'; output: unknown }
  | { kind: 'fails'; error: unknown }
  | { kind: 'hangs' }
  | { kind: 'late' }

/** The description of an application: all that the room knows of it. */
export interface Registry<World = unknown> {
  machines: readonly RoomMachine[]
  /** The purposes of machines that are found only at run time, by the machine's name. */
  purposes?: Readonly<Record<string, string>>
  /** The groups in which the room lists the machines, in this order. */
  groups?: readonly MachineGroup[] | undefined
  faults: readonly Fault<World>[]
  scenarios: readonly Scenario<World>[]
  coverage: Coverage
  /** The types of the events that a form's fields cause while they are filled in; the log shows those that follow each other as one row. */
  fieldEvents?: ReadonlySet<string>
  /**
   * The types of the events that a person sends by an action, not a view by itself (as when a screen is left): what refuses one of them is
   * worth showing. Without it these are all events that no actor has sent, except those of fields.
   */
  inputEvents?: ReadonlySet<string>
  /** The keys of the states in which a machine has failed or refused something. */
  failedStates?: ReadonlySet<string>
  /** Without it, a replay runs the application's own machines, and none of their effects. */
  replaying?: ReplaySupport | undefined
  /** Names of fields (in lower case) whose values are removed from reports. */
  secretNames?: ReadonlySet<string>
  /** Names of keys, and patterns of keys and texts, whose values are replaced before they leave the application. */
  redact?: readonly (string | RegExp)[] | undefined
  build: { version: string; id: string }
}

/** The registry of an application that describes nothing. */
export const unknownApplication: Registry = {
  machines: [],
  faults: [],
  scenarios: [],
  coverage: { depths: [], taken: {} },
  build: { version: '', id: '' },
}

export interface MachineGroup {
  id: string
  label(language: Language): string
}

export interface RoomMachine {
  /** Unique; names the figure. */
  name: string
  /** The id of its group; those without one are listed last. */
  group?: string | undefined
  /** The folder's name first. */
  title: string
  machine: AnyStateMachine
  /** In English. */
  purpose: string
  /** The translated purpose, if the application has one. */
  purposeIn?(language: Language): string | undefined
  /** Each is the most readable for windows of some proportions. None where nothing has laid the chart out. */
  layouts: readonly ChartLayout[]
  model: RoomModel | undefined
}

/** The part of a model that the room uses. */
export interface RoomModel {
  input: unknown
  otherInputs?: readonly unknown[]
  /** Example events with payloads, including outcomes of invoked actors and delays. */
  events: readonly AnyEventObject[]
  /** More example events, derived from the current context. */
  examples?:
    | {
        samples: readonly unknown[]
        of(context: never, samples: readonly unknown[]): readonly AnyEventObject[]
      }
    | undefined
  abstract(context: never): unknown
  stopsAt?(context: never): boolean
  siblings?: Readonly<Record<string, unknown>>
  /** The states that the tests expect after an event, where the machine has gone elsewhere. */
  expectedInstead?(
    before: AnyMachineSnapshot,
    after: AnyMachineSnapshot,
    event: AnyEventObject,
  ): readonly string[] | undefined
  /** Whether the tests expect an answer to an event, by a state or by anything else. */
  isAnswered?(before: AnyMachineSnapshot, event: AnyEventObject): boolean
}

/** Calls back after so many milliseconds. */
export type Later = Subject['later']

/** A simulated failure of the application's environment. */
export interface Fault<World = unknown> {
  id: string
  /** Faults of one group exclude each other. */
  group: string
  label(language: Language): string
  /** Applies the fault to the ports; returns a function that undoes it. */
  inject(world: World, context: FaultContext): () => void
}

/** What a fault can do besides replacing ports. */
export interface FaultContext {
  later: Later
  /** Sends an event to an actor by its system id. */
  tell(name: string, event: AnyEventObject): void
  /** Simulates the answer of a machine's promise; returns a function that undoes it. */
  decide(machine: string, promise: string, decision: Decision): () => void
}

/** A named initial situation of the application. */
export interface Scenario<World = unknown> {
  id: string
  label(language: Language): string
  /** The address of the application at which it is opened, from the root of its origin: `/cart`. */
  path: string
  /** Prepares the ports before the application starts. */
  prepare(world: World): Promise<void>
}

/** How often each test depth took each transition, by the machine's name and the transition's id. */
export interface Coverage {
  depths: readonly string[]
  taken: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** How an application is replayed. */
export interface ReplaySupport {
  /** The module that an exported test imports this from. */
  test: TestPlace
  /** The synchronous port methods (`ids.next`) whose results a recording must contain. */
  recordedInputs: readonly string[]
  /** Ports without effects that return the recorded results. */
  world(answers: Answers): unknown
  /** The root actor with such ports, not yet started. */
  open(world: unknown, snapshot: unknown): AnyActorRef
  /** Starts another actor beside the root, as a view does. */
  openBeside(root: AnyActorRef, world: unknown, opened: Opened): void
  /** How the application's own types are serialized into a file, without secrets. */
  write(value: object): Tagged | undefined
  revive(tagged: Tagged, world: unknown): unknown
}

export interface Answers {
  now(): number
  /** Whether the current step has a recorded result of this name. */
  has(name: string): boolean
  given<Value>(name: string, otherwise: () => Value): Value
}

export interface Opened {
  name: string
  machine: string
  input: unknown
  snapshot: unknown
}
