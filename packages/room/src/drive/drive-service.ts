import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Copier } from '../plain.ts'
import { runsMachine } from '../record/addresses.ts'
import type { RoomModel } from '../registry.ts'
import { isRunning } from '../xstate5.ts'
import { actorOf, isDelay } from '../xstate5-host.ts'
import { promisesOf } from './decide-service.ts'
import type { DriveServices, PathStepView, PlayedPath, Restarted, UnknownPayload } from './drive-protocol.ts'
import type { PathStep } from './find-path.ts'
import { createIdleEffects } from './idle-effects.ts'
import type { MissingPayloads } from './missing-payloads.ts'
import { createPausedActors } from './pause.ts'
import { deliverEvent, type Played, play } from './play.ts'
import { canRestart, initEventType, startAnew } from './restart.ts'

export const createDriveService: HostPart<DriveServices> = (core) => {
  const { actors, interception, changed } = core
  const lastPaths = new Map<string, Omit<PlayedPath, 'isHeld'>>()
  const idle = createIdleEffects()
  const paused = createPausedActors(interception, idle)
  core.onClose(paused.resumeAll)
  core.waits.add(paused.isAnyPaused)

  function lastPathOf(sessionId: string): PlayedPath | undefined {
    const path = lastPaths.get(sessionId)
    const ref = actors.of(sessionId)?.ref
    return path && ref ? { ...path, isHeld: paused.isPaused(ref) } : undefined
  }

  function go(ref: AnyActorRef, state: string): Omit<PlayedPath, 'isHeld'> {
    if (actors.hasEnded(ref)) return { state, steps: [], end: 'ended', impossible: [] }
    const model = decidedModel(core, ref)
    const unknownEvents = eventsWithoutPayload(core, ref)
    let played: Played = { steps: [], end: 'noWay', impossible: [], missing: new Map() }
    paused.passThrough(ref, () =>
      idle.during(ref, () => {
        interception.drive(() => {
          played = play(interception, ref, state, model)
        })
      }),
    )
    const { steps, end, impossible, missing } = played
    if (end === 'arrived' && !actors.hasEnded(ref)) paused.pause(ref)
    else if (steps.length > 0) paused.resume(ref)
    const isPlayed = end !== 'noWay' && end !== 'gaveUp'
    const unknown = unknownPayloads(core, ref, missing).filter(
      ({ event: type }) =>
        unknownEvents.includes(type) && (!isPlayed || steps.some(({ event }) => event.type === type)),
    )
    const known = actors.machineOf(ref)
    if (known && isPlayed)
      core.knownEvents.forget(
        known,
        unknown.map(({ event }) => event),
      )
    return { state, steps: steps.map((step) => stepView(step, core.plain)), end, unknown, impossible }
  }

  return {
    'drive.lastPath': lastPathOf,
    'drive.goTo'(sessionId, state) {
      const known = actors.of(sessionId)
      if (!known) return undefined
      lastPaths.set(sessionId, go(known.ref, state))
      changed()
      return lastPathOf(sessionId)
    },
    'drive.restart'(sessionId) {
      const ref = actors.of(sessionId)?.ref
      if (!ref) return 'refused'
      const outcome = restart(core, ref)
      changed()
      return outcome
    },
    'drive.release'(sessionId) {
      const ref = actors.of(sessionId)?.ref
      if (ref) paused.resume(ref)
      changed()
    },
  }
}

function restart({ interception }: HostCore, ref: AnyActorRef): Restarted {
  if (!canRestart(ref)) return 'refused'
  if (!isRunning(ref)) return startAnew(ref) ? 'anew' : 'ended'
  if (!runsMachine(ref)) return 'noMachine'
  deliverEvent(interception, ref, { type: initEventType })
  return 'restarted'
}

/** What is known about the events of an actor. Simulated answers of its promises come before the others, so that they are preferred. */
function decidedModel({ actors, knownEvents, decisions }: HostCore, ref: AnyActorRef): RoomModel | undefined {
  const known = actors.machineOf(ref)
  const model = knownEvents.modelOf(known)
  if (!known || !model) return undefined
  const answers = promisesOf(known.machine).flatMap((id): AnyEventObject[] => {
    const decision = decisions.of(known.name, id)
    if (decision?.kind === 'succeeds') return [{ type: `xstate.done.actor.${id}`, output: decision.output }]
    return decision?.kind === 'fails' ? [{ type: `xstate.error.actor.${id}`, error: decision.error }] : []
  })
  return { ...model, events: [...answers, ...model.events] }
}

/** The events whose payload is not known. After a path, those that it has sent have one. */
function eventsWithoutPayload({ actors, knownEvents }: HostCore, ref: AnyActorRef): readonly string[] {
  const known = actors.machineOf(ref)
  return known?.machine.events.filter((type) => knownEvents.sourceOf(known, type) === 'unknown') ?? []
}

/** Returns what guards and actions have read from events and answers without a payload. */
function unknownPayloads(
  { actors, decisions }: HostCore,
  ref: AnyActorRef,
  missing: MissingPayloads,
): UnknownPayload[] {
  const known = actors.machineOf(ref)
  if (!known) return []
  const promises = promisesOf(known.machine)
  return [...missing]
    .map(([event, properties]) => ({ event, properties: [...properties], promise: actorOf(event) }))
    .filter(
      ({ promise }) =>
        promise === undefined || (promises.includes(promise) && !decisions.of(known.name, promise)),
    )
}

function stepView({ event: { type, ...payload }, states, child }: PathStep, plain: Copier): PathStepView {
  const isRestart = type === initEventType
  const isOutcome = actorOf(type) !== undefined || isDelay(type)
  return { event: type, payload: plain.of(payload), isRestart, isOutcome, states, child }
}
