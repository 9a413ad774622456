import type { AnyActorRef } from 'xstate'
import type { HostPart } from '../host/core.ts'
import { plainOf } from '../plain.ts'
import { actorOf, isDelay } from './candidates.ts'
import type { DriveServices, PathStepView, PlayedPath } from './drive-protocol.ts'
import type { PathStep } from './find-path.ts'
import { createIdleEffects } from './idle-effects.ts'
import { createPausedActors } from './pause.ts'
import { type Played, play } from './play.ts'
import { initEventType } from './restart.ts'

export const createDriveService: HostPart<DriveServices> = (core) => {
  const { actors, interception, changed } = core
  const lastPaths = new Map<string, Omit<PlayedPath, 'isHeld'>>()
  const idle = createIdleEffects()
  const paused = createPausedActors(interception, idle)
  core.onClose(paused.resumeAll)

  function lastPathOf(sessionId: string): PlayedPath | undefined {
    const path = lastPaths.get(sessionId)
    const ref = actors.of(sessionId)?.ref
    return path && ref ? { ...path, isHeld: paused.isPaused(ref) } : undefined
  }

  function go(ref: AnyActorRef, state: string): Omit<PlayedPath, 'isHeld'> {
    const model = core.actors.machineOf(ref)?.model
    let played: Played = { steps: [], end: 'noWay' }
    paused.passThrough(ref, () =>
      idle.during(ref, () => {
        played = play(interception, ref, state, model)
      }),
    )
    const { steps, end } = played
    if (end === 'arrived') paused.pause(ref)
    else if (end !== 'noWay') paused.resume(ref)
    return { state, steps: steps.map(stepView), end }
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
    'drive.release'(sessionId) {
      const ref = actors.of(sessionId)?.ref
      if (ref) paused.resume(ref)
      changed()
    },
  }
}

function stepView({ event: { type, ...payload }, states }: PathStep): PathStepView {
  const isOutcome = type === initEventType || actorOf(type) !== undefined || isDelay(type)
  return { event: type, payload: plainOf(payload), isOutcome, states }
}
