import { leavesOf, transitionId } from '@statecart/chart'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { initEventType } from '../drive/restart.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import type { Copier } from '../plain.ts'
import { addressOf } from '../record/addresses.ts'
import type { Redaction } from '../redaction.ts'
import { guardViewOf } from '../see/guards.ts'
import { isIgnored } from '../see/reasons.ts'
import { shownNames } from '../shown-names.ts'
import { failureOf, isMachineSnapshot, nodesIn, transitionsFor } from '../xstate5-host.ts'
import type { LogDetail, LogLine, LogServices } from './log-protocol.ts'
import { readLog } from './read-log.ts'

export const createLogService: HostPart<LogServices> = ({
  actors,
  plain,
  eventLog: { entries },
  registry: { fieldEvents },
}) =>
  readLog({
    items: entries,
    lineOf: (entry) => lineOf(entry, { actors, plain }),
    detailOf: (entry) => detailOf(entry, { actors, plain }),
    textOf: createTextOf(plain),
    isFolded: (event) => fieldEvents?.has(event) ?? false,
  })

/** The maximum number of objects and lists that a search reads from each payload, because it may read 10,000 payloads. */
const maxSearched = 20

/** Computes the searchable text of each event only once, when a search first needs it. */
function createTextOf(plain: Copier): (entry: Entry) => string {
  const texts = new WeakMap<Entry, string>()
  return (entry) => {
    const known = texts.get(entry)
    if (known !== undefined) return known
    const { type, ...payload } = entry.event
    const content = JSON.stringify(plain.of(payload, 0, maxSearched))
    const text = [type, nameOf(entry.source), nameOf(entry.actor), content].join(' ').toLowerCase()
    texts.set(entry, text)
    return text
  }
}

function lineOf(entry: Entry, { actors, plain }: Pick<HostCore, 'actors' | 'plain'>): LogLine {
  const { seq, at, source, actor, event, before, after } = entry
  const error = before?.status === 'error' ? undefined : failureOf(after)
  return {
    seq,
    at,
    source: nameOf(source),
    target: nameOf(actor),
    sessionId: actors.idOf(actor),
    event: event.type,
    isIgnored: isIgnored(entry),
    error: error === undefined ? undefined : plain.redaction.within(error),
    ...changeOf(event.type === initEventType ? undefined : before, after, plain.redaction),
  }
}

/** Returns the states of a machine after an event, and the differences of its states and context from before. */
function changeOf(before: unknown, after: unknown, redaction: Redaction) {
  if (!isMachineSnapshot(after)) return { states: [], left: [], entered: [], changed: [] }
  const states = leavesOf(after)
  if (!isMachineSnapshot(before)) return { states, left: [], entered: states, changed: [] }
  const former = leavesOf(before)
  return {
    states,
    left: former.filter((state) => !states.includes(state)),
    entered: states.filter((state) => !former.includes(state)),
    changed: shownNames(changedParts(before.context, after.context), redaction),
  }
}

type Context = AnyMachineSnapshot['context']

function changedParts(before: Context, after: Context): string[] {
  if (before === after) return []
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => !Object.is(before[part], after[part]),
  )
}

export function detailOf(entry: Entry, { actors, plain }: Pick<HostCore, 'actors' | 'plain'>): LogDetail {
  const { event, before, steps } = entry
  const { type: _, ...payload } = event
  return {
    ...lineOf(entry, { actors, plain }),
    payload: plain.of(payload),
    before: isMachineSnapshot(before) ? leavesOf(before) : [],
    changes: changesOf(entry, plain),
    taken: steps.flatMap(({ transitions }) => transitions.map(transitionId)),
    guards: isMachineSnapshot(before) ? evaluatedGuards(before, entry, plain) : [],
  }
}

function changesOf({ before, after }: Entry, plain: Copier): LogDetail['changes'] {
  if (!(isMachineSnapshot(before) && isMachineSnapshot(after))) return []
  const paths = changedParts(before.context, after.context)
  const labels = shownNames(paths, plain.redaction)
  return paths.map((path, at) => ({
    path: labels[at] ?? path,
    before: plain.under(path, before.context[path]),
    after: plain.under(path, after.context[path]),
  }))
}

/** Evaluates the guards of the event's transitions again, with the snapshot from before the event. */
function evaluatedGuards(before: AnyMachineSnapshot, { event }: Entry, plain: Copier): LogDetail['guards'] {
  return nodesIn(before)
    .flatMap((node) => transitionsFor(node, event.type))
    .filter(({ guard }) => guard !== undefined)
    .map((transition) => guardViewOf(transition, before, event, plain))
}

function nameOf(ref: AnyActorRef | undefined): string {
  return ref ? addressOf(ref) : ''
}
