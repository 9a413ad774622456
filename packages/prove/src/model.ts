import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/**
 * The expected behavior of a machine, written independently of its chart: for each state, the events that it answers, the target
 * states, messages and effects. Tests, the inspector and documents are generated from it.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  /** The purpose of the machine in one sentence, for documents. */
  purpose?: string
  /** Required by `defineModel` if the machine needs an input. */
  input?: InputFrom<Machine>
  /** Other inputs to explore. */
  otherInputs?: readonly InputFrom<Machine>[]
  /** All events that the machine can receive, with example data; also those of its invoked actors and delays. */
  events: readonly AnyEventObject[]
  /** Further events for sending by hand, made of sample values and the current context. */
  examples?: Examples<ContextFrom<Machine>>
  /** The part of the context that affects behavior. It keeps the exploration finite. */
  abstract(context: ContextFrom<Machine>): unknown
  /**
   * Keyed by state (`open.filling`, an ancestor, or `*` for all). The innermost state that answers an event is used. An ancestor of
   * parallel regions answers only if none of the regions does.
   */
  answers: Readonly<Record<string, Readonly<Record<string, Answers<Machine>>>>>
  /** A condition that holds in the first snapshot. */
  initially?(snapshot: SnapshotFrom<Machine>): boolean
  /** Conditions that hold in every snapshot, by what they mean. */
  invariants?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>
  /** The exploration stops in states where this holds, so that counters cannot grow without limit. */
  stopsAt?(context: ContextFrom<Machine>): boolean
  /** The longest path of the exploration, in events, for machines with too many states. Random walks go further. */
  maxDepth?: number
  /** More situations than this are a problem, also in the plan of a driver; 5,000 by default. */
  maxSituations?: number
  /** Further paths to start the exploration from. */
  extraPaths?: readonly (readonly AnyEventObject[])[]
  /** The actors of the system to which the machine sends messages, by systemId, with the context that it can read. */
  siblings?: Readonly<Record<string, unknown>>
  /** Child machines and reducers that do not run in a test, by the name of their source. Messages to them are recorded. */
  replaced?: readonly string[]
  /** The tags of each state, without those of its children. If given, no state has any other tag. */
  tags?: Readonly<Record<string, readonly string[]>>
  /** Whether functions are allowed in the context. By default they are not: such a context cannot be stored, sent or recorded. */
  allowsFunctions?: boolean
  /** Milliseconds by the name of the delay. */
  delays?: Readonly<Record<string, number>>
  /** Mutants that behave like the machine, as `place: difference`, with the reason. They are not counted. */
  acceptedMutants?: Readonly<Record<string, string>>
}

export type Answers<Machine extends AnyStateMachine> = Answer<Machine> | readonly Answer<Machine>[]

interface Examples<Context = never> {
  samples: readonly unknown[]
  of(context: Context, samples: readonly unknown[]): readonly AnyEventObject[]
}

/** The name of a state means that the event causes a transition to this state and has no other effect. */
export type Answer<Machine extends AnyStateMachine> = string | FullAnswer<Machine>

export interface FullAnswer<Machine extends AnyStateMachine> {
  /** The target state, which is entered again if it is the current one. Without it the state does not change. */
  to?: string
  /** Messages (`notices notice.say`) and named effects (`keepHere`), in any order. */
  does?: readonly Effect[] | ((before: ContextFrom<Machine>, event: AnyEventObject) => readonly Effect[])
  /** The machine keeps the actor that has ended with this event, and does not start it again. Without it, that is a problem. */
  keepsEnded?: true
  /** The first answer whose condition holds is used. If no condition holds, the event must not have an effect. */
  when?(context: ContextFrom<Machine>, event: AnyEventObject, snapshot: SnapshotFrom<Machine>): boolean
  /** A condition that holds afterwards. Without it the context must not change. */
  after?(
    before: ContextFrom<Machine>,
    after: ContextFrom<Machine>,
    event: AnyEventObject,
    snapshot: SnapshotFrom<Machine>,
  ): boolean
}

/** A message (`notices notice.say`) or a named effect, with its data. */
export interface Done {
  name: string
  carries: unknown
}

/** A message or a named effect, by its name or with its exact data. */
export type Effect = string | Done

/** The input is required unless it may be undefined. */
export type InputOfModel<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? unknown : { input: InputFrom<Machine> }

export function defineModel<Machine extends AnyStateMachine>(
  model: Model<Machine> & InputOfModel<Machine>,
): Model<Machine> & InputOfModel<Machine> {
  return model
}

/**
 * The effect of sending exactly this message to another actor, to the machine's parent (`parent`) or to the machine (`self`), at
 * once or after a delay in milliseconds. A delayed `raise` is a delayed message to `self`.
 */
export function tells(actor: string, event: AnyEventObject, { delay }: { delay?: number } = {}): Done {
  const when = delay === undefined ? '' : ` after ${delay} ms`
  return { name: `${actor} ${event.type}${when}`, carries: event }
}

/** The effect of emitting exactly this event to the handlers of `actor.on`. */
export function emits(event: AnyEventObject): Done {
  return { name: `emit ${event.type}`, carries: event }
}

/** A named effect with exactly these parameters. */
export function performs(name: string, carries: unknown): Done {
  return { name, carries }
}

/** The input of a running child actor; undefined if it is not running. */
export function inputOf({ children }: AnyMachineSnapshot, id: string): unknown {
  const snapshot: unknown = children[id]?.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'input' in snapshot ? snapshot.input : undefined
}
