import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/**
 * What a machine is supposed to do, said without looking at its chart: in each state the events it answers to, where they
 * lead, and what is told or done on the way. Tests, the machine room and the documents are driven by it.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  /** One sentence for the documents: what the behaviour is for. */
  purpose: string
  input: InputFrom<Machine>
  /** Others that it may begin with. */
  otherInputs?: readonly InputFrom<Machine>[]
  /** Every event it can meet, with example payloads: outcomes of its invoked actors and delays as well. */
  events: readonly AnyEventObject[]
  /** What else could happen to it as it stands: events made of sample values, for whoever drives it by hand. */
  examples?: Examples<ContextFrom<Machine>>
  /** What of the context matters to the behaviour; keeps the walk finite. */
  abstract(context: ContextFrom<Machine>): unknown
  /** Keyed by state (`open.filling`, or an ancestor); what a state says goes before what its ancestors or `*` say. */
  answers: Readonly<Record<string, Readonly<Record<string, Answers<Machine>>>>>
  /** What else holds where it begins. */
  begins?(snapshot: SnapshotFrom<Machine>): boolean
  invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>
  /** Walks stop where this holds, so that counters do not run away. */
  isFar?(context: ContextFrom<Machine>): boolean
  /** How many events the systematic walk goes at most, where the states are too many for it; random walks go further. */
  reach?: number
  /** Where it goes all the same: single paths that lead further. */
  beyond?: readonly (readonly AnyEventObject[])[]
  /** The other actors of the system that it sends messages to, by systemId, with what it can read of their context. */
  siblings?: Readonly<Record<string, unknown>>
  /** Child machines that do not run in a test, by the name of their source: what is sent to them is only noted. */
  replaced?: readonly string[]
  /** The tags that each state bears, its children's apart; where this is given, no state bears another. */
  tags?: Readonly<Record<string, readonly string[]>>
  /** Milliseconds by the name of the delay. */
  waits?: Readonly<Record<string, number>>
}

export type Answers<Machine extends AnyStateMachine> = Answer<Machine> | readonly Answer<Machine>[]

export interface Examples<Context = never> {
  samples: readonly unknown[]
  of(context: Context, samples: readonly unknown[]): readonly AnyEventObject[]
}

/** A state's name alone means: it leads there, and nothing else happens. */
export type Answer<Machine extends AnyStateMachine> = string | FullAnswer<Machine>

export interface FullAnswer<Machine extends AnyStateMachine> {
  /** The state it leads to, entered anew if it is the present one; without it the state stays. */
  to?: string
  /** Messages (`notices notice.say`) and named effects (`keepHere`), in any order. */
  does?: readonly Effect[] | ((before: ContextFrom<Machine>, event: AnyEventObject) => readonly Effect[])
  /** The first answer whose condition holds counts; when none does, nothing happens. */
  when?(context: ContextFrom<Machine>, event: AnyEventObject, snapshot: SnapshotFrom<Machine>): boolean
  /** What else holds afterwards; without it the context is as it was. */
  after?(
    before: ContextFrom<Machine>,
    after: ContextFrom<Machine>,
    event: AnyEventObject,
    snapshot: SnapshotFrom<Machine>,
  ): boolean
}

/** A message or a named effect: by its name alone, or with exactly what it carries. */
export type Effect = string | { name: string; carries: unknown }

export function defineModel<Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> {
  return model
}

/** The message that another actor gets, to the letter. */
export function tells(actor: string, event: AnyEventObject): Effect {
  return { name: `${actor} ${event.type}`, carries: event }
}

/** A named effect with exactly these parameters. */
export function performs(name: string, carries: unknown): Effect {
  return { name, carries }
}

/** What an actor under way was given; nothing where it is not under way. */
export function inputOf({ children }: AnyMachineSnapshot, id: string): unknown {
  const snapshot: unknown = children[id]?.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'input' in snapshot ? snapshot.input : undefined
}
