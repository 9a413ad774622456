import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { initEventType } from '../drive/restart.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import type { Copier } from '../plain.ts'
import { addressOf } from '../record/addresses.ts'
import { delayedOf, isMachineSnapshot, nodesIn, setSnapshot } from '../xstate5-host.ts'
import type { Moment, Obstacle, Span, TimeServices } from './time-protocol.ts'

export const createTimeService: HostPart<TimeServices> = (core) => ({
  'time.span': () => spanOf(core),
  'time.moment'(sessionId, seq) {
    const entries = passedOf(core, sessionId)
    const index = seq === undefined ? entries.length - 1 : entries.findLastIndex((entry) => entry.seq <= seq)
    const entry = entries[index]
    return {
      moment: entry ? momentOf(entry, core.plain) : undefined,
      before: entries[index - 1]?.seq,
      after: entries[index + 1]?.seq,
    }
  },
  'time.resume'(sessionId, seq) {
    const entry = passedOf(core, sessionId).find((passed) => passed.seq === seq)
    if (!(entry && isMachineSnapshot(entry.after) && obstacleTo(entry.actor, entry.after) === undefined))
      return false
    setSnapshot(entry.actor, entry.after)
    core.changed()
    return true
  },
})

/** Returns the start of the actor and the events that have changed its snapshot. */
function passedOf({ actors, eventLog: { entries } }: HostCore, sessionId: string): Entry[] {
  const ref = actors.of(sessionId)?.ref
  const passed: Entry[] = []
  for (let seq = entries.first; seq < entries.next; seq += 1) {
    const entry = entries.at(seq)
    if (
      entry !== undefined &&
      entry.actor === ref &&
      isMachineSnapshot(entry.after) &&
      (entry.after !== entry.before || entry.event.type === initEventType)
    )
      passed.push(entry)
  }
  return passed
}

function momentOf({ seq, at, event, after, actor }: Entry, plain: Copier): Moment | undefined {
  if (!isMachineSnapshot(after)) return undefined
  return {
    seq,
    at,
    event: event.type,
    active: nodesIn(after).map(({ id }) => id),
    tags: [...after.tags],
    context: plain.of(after.context),
    obstacle: obstacleTo(actor, after),
  }
}

type Node = ReturnType<typeof nodesIn>[number]

function obstacleTo(actor: AnyActorRef, then: AnyMachineSnapshot): Obstacle | undefined {
  const now: unknown = actor.getSnapshot()
  if (now === then) return 'present'
  if (!isMachineSnapshot(now) || now.status !== 'active' || then.status !== 'active') return 'ended'
  if (delayedOf(actor).length > 0 || nodesIn(now).some(hasAfter)) return 'delay'
  if (nodesIn(then).some((node) => hasAfter(node) || node.entry.some(isDelayed))) return 'delay'
  const names = new Set([...Object.keys(now.children), ...Object.keys(then.children)])
  return [...names].every((name) => now.children[name] === then.children[name]) ? undefined : 'actors'
}

const hasAfter = ({ after }: Node): boolean => after.length > 0

/** Whether an action sends an event later. A restored snapshot would not send it, because it executes no entry actions. */
function isDelayed(action: unknown): boolean {
  if (typeof action !== 'function' || !('type' in action && 'delay' in action)) return false
  return (action.type === 'xstate.raise' || action.type === 'xstate.sendTo') && action.delay !== undefined
}

/** The maximum number of actors on the slider, and of positions to which their events are rounded. */
const maxLanes = 6
const positions = 240

function spanOf({ actors, eventLog: { entries } }: HostCore): Span {
  const { first } = entries
  const last = entries.next - 1
  const marks = new Map<string, Set<number>>()
  for (let seq = first; seq <= last; seq += 1) {
    const actor = entries.at(seq)?.actor
    if (!actor || actors.machineOf(actor) === undefined) continue
    const name = addressOf(actor)
    const position = Math.round(((seq - first) / Math.max(1, last - first)) * positions) / positions
    marks.set(name, (marks.get(name) ?? new Set()).add(position))
  }
  const lanes = [...marks].sort(([, one], [, other]) => other.size - one.size).slice(0, maxLanes)
  return { first, last, lanes: lanes.map(([actor, found]) => ({ actor, marks: [...found] })) }
}
