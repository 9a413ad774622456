import { guardText, leavesOf, transitionId } from '@statecart/chart'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import type { HostPart } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import { plainOf } from '../plain.ts'
import { addressOf } from '../record/addresses.ts'
import { judge } from '../see/guards.ts'
import type { LogDetail, LogLine, LogServices } from './log-protocol.ts'
import { readLog } from './read-log.ts'

export const createLogService: HostPart<LogServices> = ({ eventLog: { entries } }) =>
  readLog({ items: entries, lineOf, detailOf, textOf })

const texts = new WeakMap<Entry, string>()

/** Written once for each event, and only when something is sought. */
function textOf(entry: Entry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const { type, ...payload } = entry.event
  const text = [type, nameOf(entry.source), nameOf(entry.actor), JSON.stringify(plainOf(payload))]
    .join(' ')
    .toLowerCase()
  texts.set(entry, text)
  return text
}

export function lineOf({ seq, at, source, actor, event, steps, before, after }: Entry): LogLine {
  const isMachine = isMachineSnapshot(after) || isMachineSnapshot(before)
  return {
    seq,
    at,
    source: nameOf(source),
    target: nameOf(actor),
    event: event.type,
    isIgnored: isMachine && after !== undefined && steps.every(({ transitions }) => transitions.length === 0),
    states: isMachineSnapshot(after) ? leavesOf(after) : [],
  }
}

export function detailOf(entry: Entry): LogDetail {
  const { event, before, steps } = entry
  const { type: _, ...payload } = event
  return {
    ...lineOf(entry),
    payload: plainOf(payload),
    before: isMachineSnapshot(before) ? leavesOf(before) : [],
    taken: steps.flatMap(({ transitions }) => transitions.map(transitionId)),
    guards: isMachineSnapshot(before) ? guardsAsked(before, entry) : [],
  }
}

/** What the guards on the event's transitions come to, asked again of what was then. */
function guardsAsked(before: AnyMachineSnapshot, { event }: Entry): LogDetail['guards'] {
  return before._nodes
    .flatMap((node) => node.transitions.get(event.type) ?? [])
    .filter(({ guard }) => guard !== undefined)
    .map((transition) => {
      const { guard } = transition
      const judgement = judge(guard, before, event)
      return {
        transition: transitionId(transition),
        name: guardText(guard),
        holds: judgement?.holds,
        params: judgement?.params,
        read: judgement?.read ?? [],
      }
    })
}

function nameOf(ref: AnyActorRef | undefined): string {
  return ref ? addressOf(ref) : ''
}
