export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other'
export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

/** An entry of the actor list. */
export interface ActorLine {
  sessionId: string
  id: string
  /** The name of the actor in lists: its system id, its id, or if it has none its name in the log. */
  name: string
  systemId: string | undefined
  parent: string | undefined
  /** The name of its machine, if the registry has it. */
  machine: string | undefined
  /** Whether a hot reload has replaced its machine. */
  isReplaced?: boolean
  kind: ActorKind
  status: ActorStatus
  /** The message of the error with which it has ended. */
  error?: string | undefined
  /** Its active leaf states, for a machine. */
  states: readonly string[]
  /** Whether the room can start it again. */
  canRestart?: boolean
}

export interface ActorServices {
  /**
   * Returns the actors since the room was opened, in start order: all running actors, and a limited number of ended ones.
   */
  'actors.list'(): readonly ActorLine[]
}
