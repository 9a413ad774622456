import type { AnyEventObject, AnyStateMachine, ContextFrom, InputFrom, SnapshotFrom } from 'xstate'

/**
 * What a machine is supposed to do, said without looking at its chart: in each state the events it answers to, where they
 * lead, and what is told or done on the way. Tests, the machine room and the documents are driven by it.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  /** One sentence for the documents: what the behaviour is for. */
  purpose: string
  input: InputFrom<Machine>
  /** Every event it can meet, with example payloads: outcomes of its invoked actors and delays as well. */
  events: readonly AnyEventObject[]
  /** What of the context matters to the behaviour; keeps the walk finite. */
  abstract(context: ContextFrom<Machine>): unknown
  /** Keyed by state (`open.filling`, or an ancestor); what a state says goes before what its ancestors or `*` say. */
  answers: Readonly<Record<string, Readonly<Record<string, Answers<Machine>>>>>
  invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>
  /** Walks stop where this holds, so that counters do not run away. */
  isFar?(context: ContextFrom<Machine>): boolean
}

export type Answers<Machine extends AnyStateMachine> = Answer<Machine> | readonly Answer<Machine>[]

/** A state's name alone means: it leads there, and nothing else happens. */
export type Answer<Machine extends AnyStateMachine> = string | FullAnswer<Machine>

export interface FullAnswer<Machine extends AnyStateMachine> {
  /** The state it leads to; without it the state stays. */
  to?: string
  /** Messages (`notices notice.say`) and named effects (`keepHere`), in any order. */
  does?: readonly string[]
  /** The first answer whose condition holds counts; when none does, nothing happens. */
  when?(context: ContextFrom<Machine>, event: AnyEventObject): boolean
  /** What else holds afterwards. */
  after?(before: ContextFrom<Machine>, after: ContextFrom<Machine>, event: AnyEventObject): boolean
}

export function defineModel<Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> {
  return model
}
