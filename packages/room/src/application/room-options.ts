import type { Model } from '@statecart/prove'
import type { AnyStateMachine } from 'xstate'
import type { Channel } from '../link/messages.ts'
import type { Coverage, Fault, Registry, ReplaySupport, RoomModel, Scenario } from '../registry.ts'

/** What an application can tell of itself. A room works without any of it. */
export interface RoomOptions {
  /** What rooms call this application; otherwise the title of its page. */
  name?: string | undefined
  /** Whether rooms can connect. By default they can in development, and cannot in a build for production. */
  enabled?: boolean | undefined
  /**
   * What never leaves the page: values under keys of these names (in any case) or matching these patterns, and texts in which a pattern is
   * found.
   */
  redact?: readonly (string | RegExp)[] | undefined
  /** Models of `@statecart/prove`, which give example events and expectations. */
  models?: readonly DescribedModel[] | undefined
  /** What each machine is for, in a sentence, by its name. */
  purposes?: Readonly<Record<string, string>> | undefined
  /** The ports of the application that its faults and scenarios change. */
  world?: unknown
  faults?: readonly Fault<never>[] | undefined
  /** Situations in which rooms can open the application, which prepares them by `prepare()` of its room before it starts. */
  scenarios?: readonly Scenario<never>[] | undefined
  /** How the application is replayed from a recording. */
  replay?: ReplaySupport | undefined
  coverage?: Coverage | undefined
  /** Under these the room lists the machines of `models`, in this order. */
  groups?: Registry['groups']
  build?: Registry['build'] | undefined
  /** Whether a room may start a root actor again. */
  canRestart?: boolean | undefined
  /** Connects the application to its rooms: by default a `BroadcastChannel` to the windows of the same origin. */
  channel?: Channel | undefined
}

/** A model, and the machine that it describes. */
export type DescribedModel = RoomModel & {
  machine: AnyStateMachine
  /** Without it the machine's id. */
  name?: string | undefined
  purpose?: string | undefined
  /** The id of the group under which the room lists the machine. */
  group?: string | undefined
  /** With the answers of a model of `@statecart/prove` the room says where the machine answers otherwise. */
  answers?: Model['answers'] | undefined
}
