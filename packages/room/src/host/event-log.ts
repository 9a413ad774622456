import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import type { Delivered } from '../application/recent.ts'
import { snapshotOf } from '../xstate5.ts'
import { type Transition, transitionsOf } from '../xstate5-host.ts'
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

const size = 10_000

/** Logs the events of actor systems and keeps the latest 10,000. */
export interface EventLog {
  entries: Ring<Entry>
  note(happening: InspectionEvent): void
  /** Adds a buffered inspection event from before the room was opened. */
  recall(at: number, happening: InspectionEvent): void
  /** Adds delivered events, whose transitions are unknown. */
  recallDelivered(delivered: readonly Delivered[]): readonly Delivered[]
  /** Removes the events of a root's actors. */
  forget(root: AnyActorRef): void
}

export function createEventLog(now: () => number): EventLog {
  const entries = createRing<Entry>(size)
  /** Events that have been sent to an actor and are not processed yet. */
  const pending = new Map<AnyActorRef, Entry[]>()

  function begin({ at, actor, before }: Moment, source: Entry['source'], event: AnyEventObject): Entry {
    const entry: Entry = {
      seq: entries.next,
      at,
      actor,
      source,
      event,
      before,
      after: undefined,
      steps: [],
    }
    entries.add(entry)
    const queue = pending.get(actor)
    if (queue) queue.push(entry)
    else pending.set(actor, [entry])
    return entry
  }

  /**
   * Returns the entry that the actor is processing. Without a pending entry, the actor is computing its initial snapshot,
   * which has no sender.
   */
  function current(moment: Moment, event: AnyEventObject): Entry {
    return pending.get(moment.actor)?.[0] ?? begin(moment, undefined, event)
  }

  function end(moment: Moment, event: AnyEventObject, after: Entry['after']): void {
    current(moment, event).after = after
    const queue = pending.get(moment.actor) ?? []
    queue.splice(0, queue.findIndex((entry) => entry.event === event) + 1 || 1)
    // If another event was sent while this one was processed, its processing starts here.
    const [following] = queue
    if (following) following.before = after
    else pending.delete(moment.actor)
  }

  function write(moment: Moment, happening: InspectionEvent): void {
    if (happening.type === '@xstate.event') {
      begin(moment, happening.sourceRef as AnyActorRef | undefined, happening.event)
    } else if (happening.type === '@xstate.microstep') {
      const { event } = happening
      current(moment, event).steps.push({ event, transitions: transitionsOf(happening) })
    } else if (happening.type === '@xstate.snapshot') {
      end(moment, happening.event, happening.snapshot)
    }
  }

  /** The last known snapshots of the actors. */
  const known = new WeakMap<AnyActorRef, Entry['before']>()

  return {
    entries,
    note(happening) {
      const actor = happening.actorRef as AnyActorRef
      write({ at: now(), actor, before: snapshotOf(actor) }, happening)
    },
    recall(at, happening) {
      const actor = happening.actorRef as AnyActorRef
      write({ at, actor, before: known.get(actor) }, happening)
      if (happening.type === '@xstate.snapshot') known.set(actor, happening.snapshot)
    },
    recallDelivered(delivered) {
      const last = new Map<AnyActorRef, Entry>()
      for (const { at, source, actor, event, before } of delivered) {
        const former = last.get(actor)
        if (former) former.after = before
        const entry = { seq: entries.next, at, actor, source, event, before, after: undefined, steps: [] }
        entries.add(entry)
        last.set(actor, entry)
      }
      for (const [actor, entry] of last) entry.after = snapshotOf(actor)
      return delivered
    },
    forget: ({ system }) => entries.remove(({ actor }) => actor.system === system),
  }
}

interface Moment {
  at: number
  actor: AnyActorRef
  before: Entry['before']
}
