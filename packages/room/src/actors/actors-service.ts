import { isMachine, leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import { canRestart } from '../drive/restart.ts'
import type { KnownActor } from '../host/actor-list.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import { addressOf } from '../record/addresses.ts'
import { isRunning, parentOf, snapshotOf } from '../xstate5.ts'
import { failureOf, isMachineSnapshot, logicOf, systemIdOf } from '../xstate5-host.ts'
import type { ActorKind, ActorLine, ActorServices, ActorStatus } from './actors-protocol.ts'

/** The maximum number of ended actors in the list. The state of an unlisted actor can still be requested. */
const maxEnded = 200

export const createActorsService: HostPart<ActorServices> = (core) => ({
  'actors.list': () => listed(core.actors).map((actor) => lineOf(actor, core)),
})

function listed(actors: HostCore['actors']): readonly KnownActor[] {
  const all = actors.all()
  let surplus = all.filter(({ ref }) => actors.hasEnded(ref)).length - maxEnded
  if (surplus <= 0) return all
  return all.filter(({ ref }) => {
    if (!actors.hasEnded(ref) || surplus === 0) return true
    surplus -= 1
    return false
  })
}

export function lineOf(
  { id, ref, machine }: KnownActor,
  { actors, machines, plain }: Pick<HostCore, 'actors' | 'machines' | 'plain'>,
): ActorLine {
  const parent = parentOf(ref)
  const snapshot = snapshotOf(ref)
  const error = failureOf(snapshot)
  return {
    sessionId: id,
    id: ref.id,
    name: systemIdOf(ref) ?? (parent && ref.id !== ref.sessionId ? ref.id : addressOf(ref)),
    systemId: systemIdOf(ref),
    parent: parent && actors.idOf(parent),
    machine: machine?.name,
    kind: kindOf(ref),
    isReplaced: machine !== undefined && machines.named(machine.name) !== machine,
    status: statusOf(ref, actors),
    error: error === undefined ? undefined : plain.redaction.within(error),
    states: isMachineSnapshot(snapshot) ? leavesOf(snapshot) : [],
    canRestart: canRestart(ref) && (isRunning(ref) ? machine !== undefined : parent === undefined),
  }
}

/** XState does not report every end of an actor, for example if its code has thrown. */
function statusOf(ref: AnyActorRef, actors: HostCore['actors']): ActorStatus {
  const status = snapshotOf(ref)?.status
  if (isRunning(ref) || status === undefined) return 'active'
  return status === 'active' && actors.hasEnded(ref) ? 'stopped' : status
}

function kindOf(ref: AnyActorRef): ActorKind {
  const logic = logicOf(ref)
  if (isMachine(logic)) return 'machine'
  const snapshot = snapshotOf(ref)
  if (!snapshot || !hasTransition(logic)) return 'other'
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
