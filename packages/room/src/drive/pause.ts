import type { AnyActorRef } from 'xstate'
import type { Delivery, Interception } from '../host/interception.ts'
import { parentOf, snapshotOf } from '../xstate5.ts'
import { actorOf, isActive, isDelay, isMachineSnapshot, nodesIn } from '../xstate5-host.ts'
import type { IdleEffects } from './idle-effects.ts'
import { initEventType } from './restart.ts'

/**
 * Pauses actors in their states: everything that their children send, elapsed delays and delayed events wait until the actor
 * is resumed. Events from outside are delivered.
 */
interface PausedActors {
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
  /** The actors that are handling an event. */
  const handling = new Set<AnyActorRef>()
  let stopIntercepting: (() => void) | undefined

  function intercept(): () => void {
    const stopHolding = interception.intercept((delivery) => {
      const waiting = paused.get(delivery.target)
      if (!waiting || passingThrough.has(delivery.target) || !isHeld(delivery)) return false
      waiting.push(delivery)
      return true
    })
    const stopObserving = interception.observe(({ target, event }, deliver) => {
      // A restarted actor has no children and no delays from before.
      if (event.type === initEventType) paused.get(target)?.splice(0)
      const isNested = handling.has(target)
      handling.add(target)
      try {
        deliver()
      } finally {
        if (!isNested) handling.delete(target)
      }
    })
    return () => {
      stopHolding()
      stopObserving()
    }
  }

  function isHeld(delivery: Delivery): boolean {
    const { source, target } = delivery
    // An event that an actor sends to itself while it handles another one has no delay.
    const isDelayed = source === target && !handling.has(target)
    return isDelayed || isOutcomeOrDelay(delivery) || isFromChild(delivery)
  }

  function pause(ref: AnyActorRef): void {
    if (!paused.has(ref)) paused.set(ref, [])
    stopIntercepting ??= intercept()
  }

  function resume(ref: AnyActorRef): void {
    const waiting = paused.get(ref) ?? []
    paused.delete(ref)
    if (paused.size === 0) {
      stopIntercepting?.()
      stopIntercepting = undefined
    }
    for (const delivery of waiting) if (canStillArrive(delivery)) interception.pass(delivery)
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

/** Whether an event comes from a current child of its target, or from a descendant of such a child. */
function isFromChild({ source, target }: Delivery): boolean {
  let child = source
  while (child && parentOf(child) !== target) child = parentOf(child)
  const snapshot = snapshotOf(target)
  return (
    child !== undefined && isMachineSnapshot(snapshot) && Object.values(snapshot.children).includes(child)
  )
}

/** False if the target has ended, or if it has stopped the child that sent the event or exited the state that waits for it. */
function canStillArrive(delivery: Delivery): boolean {
  const { source, target } = delivery
  if (isOutcomeOrDelay(delivery)) return stillApplies(delivery)
  return isActive(target) && (source === target || isFromChild(delivery))
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
