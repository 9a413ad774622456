import { leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import { canRestart } from '../drive/restart.ts'
import type { ActorList, KnownActor } from '../host/actor-list.ts'
import type { HostPart } from '../host/core.ts'
import { isRunning, parentOf } from '../xstate5.ts'
import { isMachine, isMachineSnapshot, logicOf, systemIdOf } from '../xstate5-host.ts'
import type { ActorKind, ActorLine, ActorServices, ActorStatus } from './actors-protocol.ts'

/** The maximum number of ended actors in the list. The state of an unlisted actor can still be requested. */
const mostEnded = 200

export const createActorsService: HostPart<ActorServices> = ({ actors }) => ({
  'actors.list': () => listed(actors.all()).map((actor) => lineOf(actor, actors)),
})

function listed(all: readonly KnownActor[]): readonly KnownActor[] {
  let surplus = all.filter(({ endedAt }) => endedAt !== undefined).length - mostEnded
  if (surplus <= 0) return all
  return all.filter(({ endedAt }) => {
    if (endedAt === undefined || surplus === 0) return true
    surplus -= 1
    return false
  })
}

export function lineOf(
  { id, ref, machine, startedAt, endedAt }: KnownActor,
  actors: Pick<ActorList, 'idOf'>,
): ActorLine {
  const parent = parentOf(ref)
  const snapshot: unknown = ref.getSnapshot()
  return {
    sessionId: id,
    id: ref.id,
    systemId: systemIdOf(ref),
    parent: parent && actors.idOf(parent),
    machine: machine?.name,
    kind: kindOf(ref),
    status: endedAt === undefined ? 'active' : statusOf(snapshot),
    states: isMachineSnapshot(snapshot) ? leavesOf(snapshot) : [],
    startedAt,
    endedAt,
    canRestart: canRestart(ref) && (isRunning(ref) ? machine !== undefined : parent === undefined),
  }
}

function statusOf(snapshot: unknown): ActorStatus {
  const status =
    typeof snapshot === 'object' && snapshot && 'status' in snapshot ? snapshot.status : undefined
  return status === 'done' || status === 'error' ? status : 'stopped'
}

function kindOf(ref: AnyActorRef): ActorKind {
  const logic = logicOf(ref)
  if (isMachine(logic)) return 'machine'
  const snapshot: unknown = ref.getSnapshot()
  if (typeof snapshot !== 'object' || !snapshot || !hasTransition(logic)) return 'other'
  if (!('input' in snapshot)) return 'context' in snapshot ? 'transition' : 'other'
  if ('context' in snapshot) return 'observable'
  return endsWhenResolved(logic) ? 'promise' : 'callback'
}

interface Logic {
  transition(snapshot: object, event: object, scope: object): { status?: string }
}

function hasTransition(logic: unknown): logic is Logic {
  return typeof logic === 'object' && logic !== null && 'transition' in logic
}

/** Promise and callback logic have the same shape; only their response to a resolve event differs. */
function endsWhenResolved(logic: Logic): boolean {
  try {
    return (
      logic.transition({ status: 'active' }, { type: 'xstate.promise.resolve' }, { self: {} }).status ===
      'done'
    )
  } catch {
    return false
  }
}
