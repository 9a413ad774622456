import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import type { Delivered } from '../application/recent.ts'
import { initEventType } from '../drive/restart.ts'
import { snapshotOf } from '../xstate5.ts'
import { hasEnded, type Transition, transitionsOf } from '../xstate5-host.ts'
import { createRing, type Ring } from './ring.ts'

/** An event and its result in an actor. Stored by reference, so that logging stays cheap until the entry is read. */
export interface Entry {
  seq: number
  at: number
  actor: AnyActorRef
  source: AnyActorRef | undefined
  event: AnyEventObject
  before: Snapshot<unknown> | undefined
  /** Undefined until the event has been processed. */
  after: Snapshot<unknown> | undefined
  /** The microsteps in order, including those of raised events. */
  steps: { event: AnyEventObject; transitions: readonly Transition[] }[]
}

const maxEntries = 10_000

/** Logs the events of actor systems and keeps the latest 10,000. */
export interface EventLog {
  entries: Ring<Entry>
  note(inspectionEvent: InspectionEvent): void
  /** Adds a buffered inspection event from before the room was opened. */
  recall(at: number, inspectionEvent: InspectionEvent): void
  /** Adds delivered events, whose transitions are unknown. */
  recallDelivered(delivered: readonly Delivered[]): readonly Delivered[]
  /** Completes the event with which an actor has ended by an error, for which XState reports no snapshot. */
  settle(): void
  /** Removes the events of a root's actors. */
  forget(root: AnyActorRef): void
}

export function createEventLog(now: () => number): EventLog {
  const entries = createRing<Entry>(maxEntries)
  /** Events that are not processed yet, by actor, in the order in which the actor processes them. */
  const pending = new Map<AnyActorRef, Entry[]>()
  /** Actors that have been created and not started. */
  const unstarted = new WeakSet<AnyActorRef>()
  /** The last known snapshots of the actors. */
  const known = new WeakMap<AnyActorRef, Entry['before']>()

  function add({ at, actor, before }: Moment, source: Entry['source'], event: AnyEventObject): Entry {
    const entry = { seq: entries.next, at, actor, source, event, before, after: undefined, steps: [] }
    entries.add(entry)
    return entry
  }

  function write(moment: Moment, inspectionEvent: InspectionEvent): void {
    const { actor } = moment
    if (inspectionEvent.type === '@xstate.actor') {
      unstarted.add(actor)
      return
    }
    const queue = pending.get(actor) ?? []
    pending.set(actor, queue)
    // An actor processes its start before the events that were sent earlier.
    if (unstarted.has(actor) && queue.length === 0)
      queue.push(add({ ...moment, before: undefined }, undefined, { type: initEventType }))
    if (inspectionEvent.type === '@xstate.event') send(moment, queue, inspectionEvent)
    else if (inspectionEvent.type === '@xstate.microstep') {
      const { event } = inspectionEvent
      // XState reports a stop without an event, and the actor does not process the events in its queue.
      if (event.type === 'xstate.stop') queue.splice(0, queue.length, add(moment, undefined, event))
      queue[0]?.steps.push({ event, transitions: transitionsOf(inspectionEvent) })
    } else if (inspectionEvent.type === '@xstate.snapshot') end(moment, queue, inspectionEvent)
  }

  function send(
    moment: Moment,
    queue: Entry[],
    { sourceRef, event }: InspectionEventOf<'@xstate.event'>,
  ): void {
    const source = sourceRef as AnyActorRef | undefined
    if (event.type === initEventType && queue[0] && unstarted.delete(moment.actor))
      Object.assign(queue[0], { source, event })
    else queue.push(add(moment, source, event))
  }

  function end(
    moment: Moment,
    queue: Entry[],
    { event, snapshot }: InspectionEventOf<'@xstate.snapshot'>,
  ): void {
    const { actor, before } = moment
    const index = queue.findIndex((entry) => entry.event === event)
    // A snapshot that the room restores comes without an event before it, and has replaced the former one.
    const entry = queue[index] ?? add({ ...moment, before: known.get(actor) ?? before }, undefined, event)
    // The reported snapshot does not contain an error that the initial actions have thrown.
    entry.after = before?.status === 'error' ? before : snapshot
    known.set(actor, entry.after)
    queue.splice(0, index + 1)
    // If another event was sent while this one was processed, its processing starts here.
    const [following] = queue
    if (following) following.before = entry.after
    else pending.delete(actor)
  }

  return {
    entries,
    note(inspectionEvent) {
      const actor = inspectionEvent.actorRef as AnyActorRef
      write({ at: now(), actor, before: snapshotOf(actor) }, inspectionEvent)
    },
    recall(at, inspectionEvent) {
      const actor = inspectionEvent.actorRef as AnyActorRef
      write({ at, actor, before: known.get(actor) }, inspectionEvent)
    },
    recallDelivered(delivered) {
      const last = new Map<AnyActorRef, Entry>()
      for (const { at, source, actor, event, before } of delivered) {
        const entry = add({ at, actor, before }, source, event)
        const former = last.get(actor)
        // The start is processed before the events that were sent earlier.
        if (former?.before === before && event.type === initEventType) entry.after = before
        else {
          if (former) former.after = before
          last.set(actor, entry)
        }
      }
      for (const [actor, entry] of last) {
        entry.after = snapshotOf(actor)
        known.set(actor, entry.after)
      }
      return delivered
    },
    settle() {
      for (const [actor, [entry]] of pending) {
        if (!hasEnded(actor)) continue
        const last = snapshotOf(actor)
        if (entry && last?.status === 'error') entry.after = last
        pending.delete(actor)
      }
    },
    forget({ system }) {
      entries.remove(({ actor }) => actor.system === system)
      for (const actor of pending.keys()) if (actor.system === system) pending.delete(actor)
    },
  }
}

type InspectionEventOf<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>

interface Moment {
  at: number
  actor: AnyActorRef
  before: Entry['before']
}
