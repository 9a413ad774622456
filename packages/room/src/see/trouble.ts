import type { HostCore } from '../host/core.ts'
import type { Entry } from '../host/event-log.ts'
import { addressOf } from '../record/addresses.ts'
import { isRefused } from './reasons.ts'
import type { Trouble } from './see-protocol.ts'

const failed = 'xstate.error.'
const succeeded = 'xstate.done.'

/**
 * The actor that has failed or refused something last. A failure is a rejected promise or an actor that ended with an error. A refusal is an
 * event that guards kept from being taken, and that has no sender among the actors: a person's input caused it. What actors refuse of each
 * other, and what is refused while a form is filled in, is routine. Nor is it trouble any more once the same actor has accepted the same.
 */
export function latestTrouble({ actors, eventLog, registry }: HostCore): Trouble | undefined {
  const { entries } = eventLog
  const overcome = new Set<string>()
  for (let seq = entries.next - 1; seq >= entries.first; seq -= 1) {
    const entry = entries.at(seq)
    const machine = entry && actors.of(entry.actor.sessionId)?.machine?.name
    if (!entry || machine === undefined) continue
    const { actor, event, at, source } = entry
    const isFailure = event.type.startsWith(failed)
    const isInput = source === undefined && !registry.fieldEvents?.has(event.type)
    const key = `${actor.sessionId} ${event.type}`
    if ((isFailure || (isInput && isRefused(entry))) && !overcome.has(key))
      return {
        machine,
        sessionId: actor.sessionId,
        actor: addressOf(actor),
        event: event.type,
        at,
        isFailure,
      }
    if (isAccepted(entry)) overcome.add(key.replace(succeeded, failed))
  }
  return undefined
}

function isAccepted({ steps }: Entry): boolean {
  return steps.some(({ transitions }) => transitions.length > 0)
}
