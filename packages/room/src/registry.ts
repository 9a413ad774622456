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
  recent?: (() => readonly { at: number; inspectionEvent: InspectionEvent }[]) | undefined
  /** The latest events from before the room was opened, if no inspection events are buffered. */
  delivered?: (() => readonly Delivered[]) | undefined
  clock: { now(): number }
  /** Calls the action after a delay in milliseconds. Returns a function that cancels it. */
  later(milliseconds: number, action: () => void): () => void
  /** Stores breakpoints across reloads of the application. */
  remembered?: { read(): readonly Breakpoint[]; save(breakpoints: readonly Breakpoint[]): void }
  /** Called with a release function when the application is paused, and with undefined when it resumes. */
  onHeld?(release: (() => void) | undefined): void
  /**
   * Called when actors begin or stop to wait for a user of the room: an actor is paused, events are held at a breakpoint, or
   * a promise does not answer.
   */
  onWaiting?: ((isWaiting: boolean) => void) | undefined
  /** Whether the room may restart root actors. The default is false. */
  canRestart?: boolean | undefined
  /** Whether the actors are those of a replay, which cannot be recorded. The default is false. */
  isReplay?: boolean | undefined
}

/** The simulated answer of a promise, from its next invocation on. */
export type Decision =
  | { kind: 'succeeds'; output: unknown }
  | { kind: 'fails'; error: unknown }
  | { kind: 'hangs' }
  | { kind: 'late' }

/** The description of an application for the room. */
export interface Registry<World = unknown> {
  machines: readonly RoomMachine[]
  /** The purposes of machines that are found only at run time, by the machine's name. */
  purposes?: Readonly<Record<string, string>>
  /** The groups in which the room lists the machines, in this order. */
  groups?: readonly MachineGroup[] | undefined
  faults: readonly Fault<World>[]
  scenarios: readonly Scenario<World>[]
  coverage: Coverage
  /** The event types that form fields cause while they are filled in. The log shows consecutive ones as one row. */
  fieldEvents?: ReadonlySet<string> | undefined
  /**
   * The event types that a user's action causes, as opposed to events that a view sends automatically (for example when a
   * screen is left). The room reports when one of them is refused. By default, these are all events that no actor has sent,
   * except field events.
   */
  inputEvents?: ReadonlySet<string> | undefined
  /** The keys of states in which a machine has failed, such as `refused`. The room reports when a machine goes to one. */
  failedStates?: ReadonlySet<string> | undefined
  /** Without it, a replay runs the application's own machines without their effects. */
  replaying?: ReplaySupport | undefined
  /** Names of fields (in lower case) whose values are removed from reports. */
  secretNames?: ReadonlySet<string>
  /** Names of keys, and patterns of keys and texts, whose values are replaced before they leave the application. */
  redact?: readonly (string | RegExp)[] | undefined
  build: { version: string; id: string }
}

/** The registry of an application without a description. */
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
  /** Unique; part of the accessible name of the chart. */
  name: string
  /** The id of the machine's group. Machines without a group are listed last. */
  group?: string | undefined
  /** Begins with the folder's name, such as `air/fan`. */
  title: string
  machine: AnyStateMachine
  /** In English. */
  purpose: string
  /** The translated purpose, if the application has one. */
  purposeIn?(language: Language): string | undefined
  /**
   * Each layout is the most readable one for windows of certain proportions. Empty if the application provides no layouts.
   */
  layouts: readonly ChartLayout[]
  model: RoomModel | undefined
}

/** The part of a model that the room uses. */
export interface RoomModel {
  input?: unknown
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
  /** Returns the states that the tests expect after an event, if the machine has reached other states. */
  expectedInstead?(
    before: AnyMachineSnapshot,
    after: AnyMachineSnapshot,
    event: AnyEventObject,
  ): readonly string[] | undefined
  /** Whether the tests expect that the machine responds to an event, with another state or in any other way. */
  isAnswered?(before: AnyMachineSnapshot, event: AnyEventObject): boolean
}

/** Calls the action after a delay in milliseconds. */
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

/** Helpers that a fault can use besides replacing ports. */
export interface FaultContext {
  later: Later
  /** Sends an event to an actor by its system id. */
  tell: (name: string, event: AnyEventObject) => void
  /** Simulates the answer of a machine's promise; returns a function that undoes it. */
  decide: (machine: string, promise: string, decision: Decision) => () => void
}

/** A named initial situation of the application. */
export interface Scenario<World = unknown> {
  id: string
  label(language: Language): string
  /** The path in the application at which the scenario opens, from the root of its origin, such as `/cart`. */
  path: string
  /** Prepares the ports before the application starts. */
  prepare(world: World): Promise<void>
}

/** How often each test depth took each transition, by the machine's name and the transition's id. */
export interface Coverage {
  depths: readonly string[]
  taken: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** How an application is replayed with its own ports. */
export interface ReplaySupport {
  /** The module that an exported test imports this from. Without it, no test is exported. */
  test?: TestPlace
  /** The synchronous port methods (`ids.next`) whose results a recording must contain. */
  recordedInputs: readonly string[]
  /** Ports without effects that return the recorded results. */
  world(answers: Answers): unknown
  /** Creates the root actor with these ports. It is not started yet. */
  open(world: unknown, snapshot: unknown): AnyActorRef
  /** Starts another actor next to the root, as a view does. */
  openBeside(root: AnyActorRef, world: unknown, opened: Opened): void
  /** How the application's own types are serialized into a file, without secrets. */
  write(value: object): Tagged | undefined
  revive(tagged: Tagged, world: unknown): unknown
}

export interface Answers {
  now: () => number
  /** Whether the current step has a recorded result of this name. */
  has: (name: string) => boolean
  given: <Value>(name: string, otherwise: () => Value) => Value
}

export interface Opened {
  name: string
  machine: string
  input: unknown
  snapshot: unknown
}
