import { guardOf, nodesOf, routeEvent, transitionId, type Wait } from '@statecart/chart'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { lineOf } from '../actors/actors-service.ts'
import { canHappen, typeFor } from '../drive/candidates.ts'
import type { KnownActor } from '../host/actor-list.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { RoomModel } from '../registry.ts'
import { snapshotOf } from '../xstate5.ts'
import {
  delayedOf,
  isActive,
  isDescribedBy,
  isMachineSnapshot,
  nodesIn,
  transitionsFor,
} from '../xstate5-host.ts'
import { guardViewOf } from './guards.ts'
import { whyOf } from './reasons.ts'
import type { ActorView, CanView, GuardView, SeeServices } from './see-protocol.ts'
import { latestTrouble } from './trouble.ts'

const maxTaken = 12

export const createSeeService: HostPart<SeeServices> = (core) => ({
  'see.actor'(sessionId) {
    const known = core.actors.of(sessionId)
    const snapshot = snapshotOf(known?.ref)
    return known && isMachineSnapshot(snapshot) ? viewOf(core, known, snapshot) : undefined
  },
  'see.why': (sessionId, seq) => whyOf(core, sessionId, seq ?? Number.POSITIVE_INFINITY),
  'see.trouble': () => latestTrouble(core),
  'see.value'(sessionId, seq, path, from) {
    const snapshot =
      seq === undefined ? snapshotOf(core.actors.of(sessionId)?.ref) : core.eventLog.entries.at(seq)?.after
    return isMachineSnapshot(snapshot) ? core.plain.part(snapshot.context, path, from) : null
  },
})

function viewOf(core: HostCore, known: KnownActor, snapshot: AnyMachineSnapshot): ActorView {
  const model = core.knownEvents.modelOf(known.machine)
  return {
    actor: lineOf(known, core),
    active: nodesIn(snapshot).map(({ id }) => id),
    tags: [...snapshot.tags],
    context: core.plain.of(snapshot.context),
    guards: guardsOf(core, snapshot, model),
    can: core.actors.hasEnded(known.ref) ? [] : canOf(snapshot, model),
    waits: waitsOf(known.ref),
    busy: busyIn(snapshot),
    taken: takenBy(core, known.ref),
    now: core.subject.clock.now(),
  }
}

/** Returns the guards of all transitions of the active states. */
function guardsOf(
  { plain }: HostCore,
  snapshot: AnyMachineSnapshot,
  model: RoomModel | undefined,
): GuardView[] {
  return nodesIn(snapshot)
    .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .filter((transition) => guardOf(transition) !== undefined)
    .map((transition) => {
      const { eventType, source } = transition
      const example = routeEvent(transition) ??
        model?.events.find(({ type }) => transitionsFor(source, type).includes(transition)) ?? {
          type: typeFor(eventType),
        }
      return guardViewOf(transition, snapshot, example, plain)
    })
}

/**
 * Returns every event type of the model and the machine, and whether it is possible now. Events that only a wildcard
 * matches are represented by the wildcard.
 */
function canOf(snapshot: AnyMachineSnapshot, model: RoomModel | undefined): CanView[] {
  const events = model?.events ?? []
  const nodes = nodesIn(snapshot)
  const isNamed = (type: string) => nodes.some((node) => node.transitions.has(type))
  const types = new Set([...snapshot.machine.events, ...events.map(({ type }) => type)])
  return [...types].map((event) => {
    const examples = events.filter(
      ({ type }) => type === event || (!isNamed(type) && isDescribedBy(type, event)),
    )
    return {
      event,
      can:
        isNamed(event) &&
        canHappen(snapshot, { type: event }) &&
        [...examples, { type: typeFor(event) }].some((example) => canTake(snapshot, example)),
    }
  })
}

/** A guard may throw, because it may read data that an event without a payload does not have. */
function canTake(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

function waitsOf(ref: AnyActorRef): Wait[] {
  return delayedOf(ref)
    .filter(({ target }) => target === ref)
    .map(({ event, delay, startedAt }) => ({ event: event.type, delay, startedAt }))
}

function busyIn(snapshot: AnyMachineSnapshot): ActorView['busy'] {
  return nodesIn(snapshot).flatMap((node) =>
    node.invoke.filter(({ id }) => isActive(snapshot.children[id])).map(({ id }) => ({ state: node.id, id })),
  )
}

function takenBy({ eventLog: { entries } }: HostCore, ref: AnyActorRef): ActorView['taken'] {
  const snapshot = snapshotOf(ref)
  const known = new Set(isMachineSnapshot(snapshot) ? nodesOf(snapshot.machine.root) : [])
  const taken: ActorView['taken'][number][] = []
  for (let seq = entries.next - 1; seq >= entries.first && taken.length < maxTaken; seq -= 1) {
    const entry = entries.at(seq)
    if (entry?.actor !== ref) continue
    for (const transition of entry.steps.flatMap(({ transitions }) => transitions).reverse()) {
      if (known.has(transition.source))
        taken.push({ transition: transitionId(transition), at: entry.at, seq })
    }
  }
  return taken
}
