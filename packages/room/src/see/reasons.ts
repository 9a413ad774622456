import { actionText, guardOf, guardText, leavesOf, pathOf, routeEvent, transitionId } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { HostCore } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import type { Copier } from '../plain.ts'
import { addressOf } from '../record/addresses.ts'
import type { Registry, RoomModel } from '../registry.ts'
import {
  isLifecycle,
  isMachineSnapshot,
  nodesIn,
  resumeEventType,
  type Transition,
  transitionsFor,
} from '../xstate5-host.ts'
import { judge } from './guards.ts'
import type { Candidate, Reason, Why } from './see-protocol.ts'

/**
 * Explains why an actor is in its states after an event, or now: the transition that led there, and the latest event that
 * was refused since then. If the actor has entered a failed state earlier and is still in it, also explains that.
 */
export function whyOf(core: HostCore, sessionId: string, until: number): Why {
  const {
    actors,
    plain,
    eventLog: { entries },
  } = core
  const known = actors.of(sessionId)
  const reason = (entry: Entry) => reasonOf(entry, known?.machine?.model, plain)
  let refusal: Reason | undefined
  for (let seq = Math.min(until, entries.next - 1); seq >= entries.first; seq -= 1) {
    const entry = entries.at(seq)
    if (!entry || entry.actor !== known?.ref) continue
    if (hasMoved(entry)) {
      const failure = failureBefore(entry, core)
      return { cause: reason(entry), refusal, failure: failure && reason(failure) }
    }
    if (!refusal && isRefused(entry)) refusal = reason(entry)
  }
  return { cause: undefined, refusal, failure: undefined }
}

/** Returns the event that led to the failed state that the actor is still in; undefined if it is in none, or if the last event led there. */
function failureBefore(last: Entry, { registry, eventLog: { entries } }: HostCore): Entry | undefined {
  const failed = failedStatesIn(last.after, registry)
  if (failed.length === 0 || hasEnteredOneOf(failed, last)) return undefined
  for (let seq = last.seq - 1; seq >= entries.first; seq -= 1) {
    const entry = entries.at(seq)
    if (entry?.actor === last.actor && hasEnteredOneOf(failed, entry)) return entry
  }
  return undefined
}

/** Returns the ids of the active states that the application declares as failed. */
export function failedStatesIn(
  snapshot: Entry['after'],
  { failedStates }: Pick<Registry, 'failedStates'>,
): readonly string[] {
  if (!(failedStates && isMachineSnapshot(snapshot))) return []
  return nodesIn(snapshot)
    .filter(({ key }) => failedStates.has(key))
    .map(({ id }) => id)
}

/** Whether an event has led to one of these states. In a parallel machine it may have stayed there when other states changed. */
export function hasEnteredOneOf(states: readonly string[], { before, after }: Entry): boolean {
  const activeIn = (snapshot: Entry['after']) =>
    states.filter((id) => isMachineSnapshot(snapshot) && nodesIn(snapshot).some((node) => node.id === id))
  const earlier = activeIn(before)
  return activeIn(after).some((id) => !earlier.includes(id))
}

export function hasMoved({ before, after }: Entry): boolean {
  if (!isMachineSnapshot(after)) return false
  return !isMachineSnapshot(before) || leavesOf(before).join() !== leavesOf(after).join()
}

/**
 * Whether no transition was taken. The transitions of an event from before the room was opened are unknown. It may have
 * been handled without a change if its type has a transition without a guard.
 */
export function isIgnored({ event, steps, before, after }: Entry): boolean {
  if (!isMachineSnapshot(after) || before !== after || isLifecycle(event.type)) return false
  if (steps.length > 0) return steps.every(({ transitions }) => transitions.length === 0)
  return !nodesIn(after).some((node) =>
    transitionsFor(node, event.type).some(({ guard }) => guard === undefined),
  )
}

/** Whether guards have prevented every transition of an event. */
export function isRefused(entry: Entry): boolean {
  const { before, event } = entry
  if (!(isMachineSnapshot(before) && before.status === 'active' && isIgnored(entry))) return false
  return nodesIn(before).some((node) =>
    transitionsFor(node, event.type).some(({ guard }) => guard !== undefined),
  )
}

function reasonOf(entry: Entry, model: RoomModel | undefined, plain: Copier): Reason {
  const { seq, at, event, source, before, after } = entry
  return {
    seq,
    at,
    event: event.type,
    source: source ? addressOf(source) : '',
    left: isMachineSnapshot(before) ? leavesOf(before) : [],
    entered: isMachineSnapshot(after) ? leavesOf(after) : [],
    candidates:
      isMachineSnapshot(before) && event.type !== resumeEventType ? candidatesOf(before, entry, plain) : [],
    expected: expectedBy(model, entry),
    isWronglyRefused: isRefused(entry) && isExpectedToAnswer(model, entry),
  }
}

/**
 * Returns the transitions of the event in the order in which the machine tries them: a state before its parents, until a
 * transition is taken.
 */
function candidatesOf(before: AnyMachineSnapshot, { event, steps }: Entry, plain: Copier): Candidate[] {
  const stepTransitions = steps.flatMap(({ transitions }) => transitions)
  const taken = new Set(stepTransitions.map(transitionId))
  const nodes = [...nodesIn(before)].sort((one, other) => other.path.length - one.path.length)
  const tried = nodes.flatMap((node) => {
    const possible = transitionsFor(node, event.type).filter((one) => isMeant(one, event))
    const last = possible.findIndex((transition) => taken.has(transitionId(transition)))
    return last < 0 ? possible : possible.slice(0, last + 1)
  })
  const eventless = stepTransitions.filter(
    (transition) => !tried.some((one) => transitionId(one) === transitionId(transition)),
  )
  return [...tried, ...eventless].map((transition) => {
    // An eventless transition is tried after the actions of the event, so the values that its guard has read are no longer
    // known.
    const judgement = tried.includes(transition) ? judge(transition.guard, before, event, plain) : undefined
    const id = transitionId(transition)
    const isTaken = taken.has(id)
    const guard = guardOf(transition)
    return {
      id,
      cause: transition.eventType,
      guard: guard === undefined ? undefined : guardText(guard),
      holds: isTaken ? true : judgement?.holds,
      isTaken,
      targets: (transition.target ?? []).map(pathOf),
      actions: transition.actions.map(actionText),
      params: judgement?.params,
      read: judgement?.read ?? [],
    }
  })
}

/** The event of a route names the state, so it is not meant for the other routes. */
function isMeant(transition: Transition, event: AnyEventObject): boolean {
  const route = routeEvent(transition)
  return route === undefined || route['to'] === event['to']
}

/** Conditions of the tests may throw, because they may read data that the event does not have. */
function expectedBy(
  model: RoomModel | undefined,
  { before, after, event }: Entry,
): readonly string[] | undefined {
  if (!(isMachineSnapshot(before) && isMachineSnapshot(after)) || event.type === resumeEventType)
    return undefined
  try {
    return model?.expectedInstead?.(before, after, event)
  } catch {
    return undefined
  }
}

function isExpectedToAnswer(model: RoomModel | undefined, { before, event }: Entry): boolean {
  try {
    return isMachineSnapshot(before) && model?.isAnswered?.(before, event) === true
  } catch {
    return false
  }
}
