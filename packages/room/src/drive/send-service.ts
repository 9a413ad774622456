import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { HostPart } from '../host/core.ts'
import type { Plain } from '../plain.ts'
import type { RoomModel } from '../registry.ts'
import { snapshotOf } from '../xstate5.ts'
import { isDelay, isDescribedBy, isMachineSnapshot, isWildcard, snapshotActorOf } from '../xstate5-host.ts'
import { examplesOf } from './candidates.ts'
import type { Sendable, SendServices } from './drive-protocol.ts'
import { deliverEvent } from './play.ts'
import { problemsWith, revived } from './shape.ts'

export const createSendService: HostPart<SendServices> = ({
  actors,
  interception,
  knownEvents,
  plain,
  changed,
}) => {
  const last = new Map<string, Sendable['last']>()

  function send(
    ref: AnyActorRef,
    type: string,
    examples: readonly AnyEventObject[],
    payload: string,
  ): Sendable['last'] {
    const value = parsed(payload)
    if (value === undefined) return 'notJson'
    // A text or a list would be spread into the event as numbered properties.
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ path: '', wanted: 'object' }]
    // Only a model defines the shape of an event. Events from the log are examples, so a payload is not validated against
    // them.
    if (knownEvents.sourceOf(actors.machineOf(ref), type) !== 'model') {
      const { type: _, ...example } = examples.at(-1) ?? { type }
      deliverEvent(interception, ref, { ...Object(revived(value, example, plain)), type })
      return 'sent'
    }
    const tries = examples.map(({ type, ...example }) => ({
      type,
      example,
      problems: problemsWith(value, example, plain),
    }))
    const [fit] = tries.sort((one, other) => one.problems.length - other.problems.length)
    if (!fit || fit.problems.length > 0) return fit?.problems
    deliverEvent(interception, ref, { type: fit.type, ...Object(revived(value, fit.example, plain)) })
    return 'sent'
  }

  return {
    'send.events'(sessionId) {
      const known = actors.of(sessionId)
      if (!known || actors.hasEnded(known.ref)) return []
      const examples = examplesFor(known.ref, knownEvents.modelOf(known.machine))
      return [...new Set(examples.map(({ type }) => type))].map((type) => {
        // A delay never has a payload.
        const source = isDelay(type) ? 'seen' : knownEvents.sourceOf(known.machine, type)
        const own = examples.filter((one) => one.type === type)
        // The best example of a model is the first one; of the events in the log it is the latest one.
        const { type: _, ...example } = own.at(source === 'model' ? 0 : -1) ?? { type }
        return {
          type,
          isWildcard: isWildcard(type),
          payload: plain.of(example),
          source,
          last: last.get(`${sessionId} ${type}`),
        }
      })
    },
    'send.event'(sessionId, type, payload, typed = type) {
      const known = actors.of(sessionId)
      if (!known || isWildcard(typed) || !isDescribedBy(typed, type)) return
      const examples = examplesFor(known.ref, knownEvents.modelOf(known.machine)).filter(
        (one) => one.type === typed,
      )
      last.set(`${sessionId} ${type}`, send(known.ref, typed, examples, payload))
      changed()
    },
  }
}

/** Returns the model's example events, and the other event types of the machine, including wildcards, without a payload. */
function examplesFor(ref: AnyActorRef, model: RoomModel | undefined): AnyEventObject[] {
  const snapshot = snapshotOf(ref)
  if (!isMachineSnapshot(snapshot)) return [...(model?.events ?? [])]
  const named = snapshot.machine.events
  const known = examplesOf(model, snapshot)
  const others = named.filter(
    (type) => snapshotActorOf(type) === undefined && !known.some((event) => event.type === type),
  )
  return [...known, ...others.map((type) => ({ type }))]
}

function parsed(text: string): Plain | undefined {
  try {
    return JSON.parse(text.trim() || '{}') as Plain
  } catch {
    return undefined
  }
}
