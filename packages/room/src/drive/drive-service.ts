import type { AnyActorRef } from 'xstate'
import type { HostCore, HostPart } from '../host/core.ts'
import { plainOf } from '../plain.ts'
import { beginning } from './begin-anew.ts'
import { actorOf, isDelay } from './candidates.ts'
import type { DriveServices, LegView, Trip } from './drive-protocol.ts'
import type { Leg } from './find-path.ts'
import { createIdleEffects } from './idle-effects.ts'
import { type Played, play } from './play.ts'
import { createStillness } from './stillness.ts'

export const createDriveService: HostPart<DriveServices> = (core) => {
  const { actors, interception, changed } = core
  const trips = new Map<string, Omit<Trip, 'isHeld'>>()
  const idle = createIdleEffects()
  const stillness = createStillness(interception, idle)
  core.onClose(stillness.letAllGo)

  function tripOf(sessionId: string): Trip | undefined {
    const trip = trips.get(sessionId)
    const ref = actors.of(sessionId)?.ref
    return trip && ref ? { ...trip, isHeld: stillness.isKept(ref) } : undefined
  }

  function go(ref: AnyActorRef, state: string): Omit<Trip, 'isHeld'> {
    const model = modelOf(core, ref.sessionId)
    let played: Played = { legs: [], end: 'noWay' }
    stillness.unless(ref, () =>
      idle.during(ref, () => {
        played = play(interception, ref, state, model)
      }),
    )
    const { legs, end } = played
    if (end === 'arrived') stillness.keep(ref)
    else if (end !== 'noWay') stillness.letGo(ref)
    return { state, legs: legs.map(legView), end }
  }

  return {
    'drive.trip': tripOf,
    'drive.go'(sessionId, state) {
      const known = actors.of(sessionId)
      if (!known) return undefined
      trips.set(sessionId, go(known.ref, state))
      changed()
      return tripOf(sessionId)
    },
    'drive.release'(sessionId) {
      const ref = actors.of(sessionId)?.ref
      if (ref) stillness.letGo(ref)
      changed()
    },
  }
}

function modelOf({ actors }: HostCore, sessionId: string) {
  return actors.of(sessionId)?.machine?.model
}

function legView({ event: { type, ...payload }, states }: Leg): LegView {
  const isOutcome = type === beginning || actorOf(type) !== undefined || isDelay(type)
  return { event: type, payload: plainOf(payload), isOutcome, states }
}
