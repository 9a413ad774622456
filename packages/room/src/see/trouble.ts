import { initEventType } from '../drive/restart.ts'
import type { HostCore } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import { addressOf } from '../record/addresses.ts'
import type { Registry } from '../registry.ts'
import { parentOf } from '../xstate5.ts'
import { isErrorEvent, isMachineSnapshot } from '../xstate5-host.ts'
import { failedStatesIn, hasEnteredOneOf, hasMoved, isRefused } from './reasons.ts'
import type { Trouble } from './see-protocol.ts'

const failed = 'xstate.error.'
const succeeded = 'xstate.done.'

/**
 * Returns the latest failure or refusal. A failure is a rejected promise, an actor that ended with an error, or a state
 * that the application declares as failed. A refusal is an event from a user's input for which guards prevented every
 * transition. Refusals between actors, and refusals while a form is filled in, are routine and do not count. A problem is
 * over when the actor has reached another state or has accepted the same event, a failed state when the actor has left it.
 */
export function latestTrouble({ actors, eventLog: { entries }, registry }: HostCore): Trouble | undefined {
  const resolved = new Set<string>()
  const hasFailed = stillFailing(registry)
  for (let seq = entries.next - 1; seq >= entries.first; seq -= 1) {
    const entry = entries.at(seq)
    const machine = entry && actors.machineOf(entry.actor)?.name
    if (!entry || machine === undefined) continue
    const { actor, event, at } = entry
    const sessionId = actors.idOf(actor)
    const key = `${sessionId} ${event.type}`
    const isFailure = isErrorEvent(event.type) || hasCrashed(entry)
    const isTrouble = isFailure || isRefusedInput(entry, registry)
    if (hasFailed(entry) || (isTrouble && !resolved.has(key) && !resolved.has(sessionId)))
      return { machine, sessionId, actor: addressOf(actor), event: event.type, at, isFailure }
    if (isAccepted(entry)) resolved.add(key.replace(succeeded, failed))
    if (hasMoved(entry)) resolved.add(sessionId)
  }
  return undefined
}

type Known = Pick<Registry, 'inputEvents' | 'fieldEvents'>

function isRefusedInput(entry: Entry, { inputEvents, fieldEvents }: Known): boolean {
  const { source, event } = entry
  const isOwn = event.type.startsWith('xstate.') // a replay delivers delays and results from outside
  const isInput =
    source === undefined && (inputEvents?.has(event.type) ?? !(isOwn || fieldEvents?.has(event.type)))
  return isInput && isRefused(entry)
}

/**
 * Returns a function that is called with the events from the latest to the first. It returns whether an event led to a failed
 * state in which its actor still is.
 */
function stillFailing(registry: Pick<Registry, 'failedStates'>): (entry: Entry) => boolean {
  const failedNow = new Map<Entry['actor'], readonly string[]>()
  return (entry) => {
    const failed = failedNow.get(entry.actor) ?? failedStatesIn(entry.after, registry)
    failedNow.set(entry.actor, failed)
    return hasEnteredOneOf(failed, entry)
  }
}

/** Whether a root has ended with an error. The parent of another actor receives the error as an event. */
function hasCrashed({ actor, before, after, event: { type } }: Entry): boolean {
  const isEnd = before?.status !== 'error' || type === initEventType
  return isEnd && after?.status === 'error' && !parentOf(actor)
}

/** The transitions of an event from before the room was opened are unknown. It was accepted if it has changed the machine. */
function isAccepted({ steps, before, after }: Entry): boolean {
  if (steps.length > 0) return steps.some(({ transitions }) => transitions.length > 0)
  return isMachineSnapshot(after) && after.status !== 'error' && before !== after
}
