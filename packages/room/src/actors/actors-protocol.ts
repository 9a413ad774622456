export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other'
export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

/** An entry of the actor list. */
export interface ActorLine {
  sessionId: string
  id: string
  systemId: string | undefined
  parent: string | undefined
  /** The name of its machine, if the registry has it. */
  machine: string | undefined
  kind: ActorKind
  status: ActorStatus
  /** Its active leaf states, for a machine. */
  states: readonly string[]
  startedAt: number
  endedAt: number | undefined
  /** Whether the room can start it again. */
  canRestart?: boolean
}

export interface ActorServices {
  /** Every actor since the room was opened, stopped ones included, in the order of their start. */
  'actors.list'(): readonly ActorLine[]
}
