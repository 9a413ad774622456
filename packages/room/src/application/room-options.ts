import type { Model } from '@statecart/prove'
import type { AnyStateMachine } from 'xstate'
import type { Channel } from '../link/messages.ts'
import type { Coverage, Fault, Registry, ReplaySupport, RoomModel, Scenario } from '../registry.ts'

/** Options with which an application describes itself. The room works without any of them. */
export interface RoomOptions {
  /** The name of this application in rooms. The default is the title of its page. */
  name?: string | undefined
  /** Whether rooms can connect. The default is true in development and false in a production build. */
  enabled?: boolean | undefined
  /**
   * Secrets that never leave the page: values under keys with these names (in any case) or matching these patterns, and
   * texts that contain a match of a pattern.
   */
  redact?: readonly (string | RegExp)[] | undefined
  /** Models of `@statecart/prove`, which provide example events and expectations. */
  models?: readonly DescribedModel[] | undefined
  /** The purpose of each machine in one sentence, by the machine's name. */
  purposes?: Readonly<Record<string, string>> | undefined
  /** The ports of the application that its faults and scenarios change. */
  world?: unknown
  faults?: readonly Fault<never>[] | undefined
  /**
   * Situations in which rooms can open the application. The application must call `prepare()` of its room before it starts.
   */
  scenarios?: readonly Scenario<never>[] | undefined
  /** For machines that read values from ports: replays recordings with ports that return the recorded values. */
  replay?: ReplaySupport | undefined
  coverage?: Coverage | undefined
  /** The groups in which the room lists the machines of `models`, in this order. */
  groups?: Registry['groups']
  /** The keys of states in which a machine has failed, such as `refused`. The room reports when a machine goes to one. */
  failedStates?: readonly string[] | undefined
  /**
   * The event types that a user's action causes. The room reports when a guard refuses one. The default is every event that
   * no actor has sent, except `fieldEvents`.
   */
  inputEvents?: readonly string[] | undefined
  /** The event types that form fields cause while they are filled in. The log shows consecutive ones as one row. */
  fieldEvents?: readonly string[] | undefined
  build?: Registry['build'] | undefined
  /** Whether a room may restart root actors. */
  canRestart?: boolean | undefined
  /**
   * The connection between the application and its rooms. The default is a `BroadcastChannel` to the windows of the same
   * origin.
   */
  channel?: Channel | undefined
}

/** A model with the machine that it describes. */
export type DescribedModel = RoomModel & {
  machine: AnyStateMachine
  /** The default is the machine's id. */
  name?: string | undefined
  purpose?: string | undefined
  /** The id of the group under which the room lists the machine. */
  group?: string | undefined
  /** The answers of a model of `@statecart/prove`. With them, the room shows where the machine behaves differently. */
  answers?: Model['answers'] | undefined
}
