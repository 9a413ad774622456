import type { AnyActorRef } from 'xstate'
import type { Delivery, Interception } from '../host/interception.ts'
import { actorOf, isDelay, snapshotOf } from '../xstate5.ts'
import { isActive, isMachineSnapshot, nodesIn } from '../xstate5-host.ts'
import type { IdleEffects } from './idle-effects.ts'

/** Pauses actors in their states: outcomes of invoked actors and elapsed delays wait until the actor is resumed. */
export interface PausedActors {
  pause(ref: AnyActorRef): void
  /** Delivers the events that `work` causes, even to a paused actor. */
  passThrough(ref: AnyActorRef, work: () => void): void
  isPaused(ref: AnyActorRef): boolean
  /** Whether a paused actor is still running. */
  isAnyPaused(): boolean
  resume(ref: AnyActorRef): void
  resumeAll(): void
}

export function createPausedActors(interception: Interception, idle: IdleEffects): PausedActors {
  const paused = new Map<AnyActorRef, Delivery[]>()
  const passingThrough = new Set<AnyActorRef>()
  let stopIntercepting: (() => void) | undefined

  function pause(ref: AnyActorRef): void {
    if (!paused.has(ref)) paused.set(ref, [])
    stopIntercepting ??= interception.intercept((delivery) => {
      const waiting = paused.get(delivery.target)
      if (!waiting || passingThrough.has(delivery.target) || !isOutcomeOrDelay(delivery)) return false
      waiting.push(delivery)
      return true
    })
  }

  function resume(ref: AnyActorRef): void {
    const waiting = paused.get(ref) ?? []
    paused.delete(ref)
    if (paused.size === 0) {
      stopIntercepting?.()
      stopIntercepting = undefined
    }
    for (const delivery of waiting) if (stillApplies(delivery)) interception.pass(delivery)
    idle.letGo(ref)
  }

  return {
    pause,
    passThrough(ref, work) {
      passingThrough.add(ref)
      try {
        work()
      } finally {
        passingThrough.delete(ref)
      }
    },
    resume,
    isPaused: (ref) => paused.has(ref),
    isAnyPaused: () => [...paused.keys()].some(isActive),
    resumeAll() {
      for (const ref of [...paused.keys()]) resume(ref)
    },
  }
}

function isOutcomeOrDelay({ source, target, event: { type } }: Delivery): boolean {
  return isDelay(type) ? source === target : actorOf(type) !== undefined
}

/** Whether a held delivery is still valid. It is not if the state that waits for it has been exited. */
export function stillApplies(delivery: Delivery): boolean {
  if (!isOutcomeOrDelay(delivery)) return true
  const {
    source,
    target,
    event: { type },
  } = delivery
  const snapshot = snapshotOf(target)
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return false
  if (isDelay(type)) return nodesIn(snapshot).some((node) => node.transitions.has(type))
  return Object.values(snapshot.children).includes(source)
}
