import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import { plainOf } from '../plain.ts'
import type { Moment, TimeServices } from './time-protocol.ts'

/** The internal method that replaces an actor's snapshot; XState has no public one. */
interface Updating {
  update(snapshot: Snapshot<unknown>, event: { type: string }): void
}

export const createTimeService: HostPart<TimeServices> = (core) => ({
  'time.moment'(sessionId, seq) {
    const entries = passedOf(core, sessionId)
    const found = entries.findIndex((entry) => entry.seq === seq)
    const index = found < 0 ? entries.length - 1 : found
    const entry = entries[index]
    return {
      moment: entry ? momentOf(entry) : undefined,
      before: entries[index - 1]?.seq,
      after: entries[index + 1]?.seq,
    }
  },
  'time.resume'(sessionId, seq) {
    const entry = passedOf(core, sessionId).find((passed) => passed.seq === seq)
    if (!(entry && isMachineSnapshot(entry.after) && canResume(entry.actor, entry.after))) return false
    const updating = entry.actor as AnyActorRef & Updating
    updating.update(entry.after, { type: 'room.resume' })
    core.changed()
    return true
  },
})

/** The events that an actor has handled; ignored events changed nothing. */
function passedOf({ eventLog: { entries } }: HostCore, sessionId: string): Entry[] {
  const passed: Entry[] = []
  for (let seq = entries.first; seq < entries.next; seq += 1) {
    const entry = entries.at(seq)
    if (
      entry?.actor.sessionId === sessionId &&
      isMachineSnapshot(entry.after) &&
      entry.after !== entry.before
    )
      passed.push(entry)
  }
  return passed
}

function momentOf({ seq, at, event, after, actor }: Entry): Moment | undefined {
  if (!isMachineSnapshot(after)) return undefined
  return {
    seq,
    at,
    event: event.type,
    active: after._nodes.map(({ id }) => id),
    tags: [...after.tags],
    context: plainOf(after.context),
    canResume: canResume(actor, after),
  }
}

/** Stopped actors cannot be restarted, and elapsed delays cannot be scheduled again. */
function canResume(actor: AnyActorRef, then: AnyMachineSnapshot): boolean {
  const now: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(now) || now.status !== 'active' || then.status !== 'active') return false
  const isWaiting = [...now._nodes, ...then._nodes].some(({ after }) => after.length > 0)
  const names = new Set([...Object.keys(now.children), ...Object.keys(then.children)])
  return !isWaiting && [...names].every((name) => now.children[name] === then.children[name])
}
