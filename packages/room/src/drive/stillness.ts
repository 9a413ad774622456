import type { AnyActorRef } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import type { Delivery, Interception } from '../host/interception.ts'
import { actorOf, isDelay } from './candidates.ts'
import type { IdleEffects } from './idle-effects.ts'

/** Keeps actors where they are: of themselves they go nowhere, for no outcome comes and no delay passes. */
export interface Stillness {
  keep(ref: AnyActorRef): void
  /** Lets through what happens to an actor by this work. */
  unless(ref: AnyActorRef, work: () => void): void
  isKept(ref: AnyActorRef): boolean
  letGo(ref: AnyActorRef): void
  letAllGo(): void
}

export function createStillness(interception: Interception, idle: IdleEffects): Stillness {
  const kept = new Map<AnyActorRef, Delivery[]>()
  const open = new Set<AnyActorRef>()
  let leave: (() => void) | undefined

  function keep(ref: AnyActorRef): void {
    if (!kept.has(ref)) kept.set(ref, [])
    leave ??= interception.intercept((delivery) => {
      const waiting = kept.get(delivery.target)
      if (!waiting || open.has(delivery.target) || !comesByItself(delivery)) return false
      waiting.push(delivery)
      return true
    })
  }

  function letGo(ref: AnyActorRef): void {
    const waiting = kept.get(ref) ?? []
    kept.delete(ref)
    if (kept.size === 0) {
      leave?.()
      leave = undefined
    }
    for (const delivery of waiting) if (stillApplies(delivery)) interception.pass(delivery)
    idle.letGo(ref)
  }

  return {
    keep,
    unless(ref, work) {
      open.add(ref)
      try {
        work()
      } finally {
        open.delete(ref)
      }
    },
    letGo,
    isKept: (ref) => kept.has(ref),
    letAllGo() {
      for (const ref of [...kept.keys()]) letGo(ref)
    },
  }
}

function comesByItself({ source, target, event: { type } }: Delivery): boolean {
  return isDelay(type) ? source === target : actorOf(type) !== undefined
}

/** What has been left meanwhile has no outcome any more. */
export function stillApplies(delivery: Delivery): boolean {
  if (!comesByItself(delivery)) return true
  const {
    source,
    target,
    event: { type },
  } = delivery
  const snapshot: unknown = target.getSnapshot()
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return false
  if (isDelay(type)) return snapshot._nodes.some((node) => node.transitions.has(type))
  return Object.values(snapshot.children).includes(source)
}
