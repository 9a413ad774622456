import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Roots } from '../application/roots.ts'
import { type Relay, relayOf } from '../xstate5-host.ts'

/** An event on its way to an actor. */
export interface Delivery {
  /** Undefined if the event comes from outside the system. */
  source: AnyActorRef | undefined
  target: AnyActorRef
  event: AnyEventObject
}

/** Called for every event. Returns true to stop the delivery, and may then call `pass` later. */
type Interceptor = (delivery: Delivery, pass: (delivery: Delivery) => void) => boolean

/**
 * Wraps the delivery of an event and everything that follows from it synchronously. It must call `deliver` exactly once.
 */
type DeliveryObserver = (delivery: Delivery, deliver: () => void) => void

/**
 * Intercepts every event between actors: messages, outcomes and delays. Without interceptors and observers, the actor
 * systems are not patched.
 */
export interface Interception {
  intercept(interceptor: Interceptor): () => void
  observe(observer: DeliveryObserver): () => void
  /** Delivers an event as if its source had sent it, and bypasses all interceptors. */
  pass(delivery: Delivery): void
  /** Calls a function. Breakpoints do not hold the events that are sent during the call. Go to uses it. */
  drive(work: () => void): void
  isDriving(): boolean
}

export function createInterception(roots: Roots): Interception {
  const interceptors = new Set<Interceptor>()
  const observers = new Set<DeliveryObserver>()
  const relays = new Map<AnyActorRef['system'], Relay>()
  let stopFinding: (() => void) | undefined
  let isDriving = false

  const pass = (delivery: Delivery) => {
    const { source, target, event } = delivery
    const deliver = () => {
      const relay = relays.get(target.system)
      if (relay) relay.deliver(source, target, event)
      else relayOf(target.system).deliver(source, target, event)
    }
    const observed = [...observers].reduce<() => void>(
      (inner, observer) => () => observer(delivery, inner),
      deliver,
    )
    observed()
  }

  function patch({ system }: AnyActorRef): void {
    if (relays.has(system)) return
    const relay = relayOf(system)
    relays.set(system, relay)
    relay.replace((source, target, event) => {
      const delivery = { source, target, event }
      if (![...interceptors].some((interceptor) => interceptor(delivery, pass))) pass(delivery)
    })
  }

  function patchAll(): void {
    if (stopFinding) return
    for (const root of roots.all()) patch(root)
    stopFinding = roots.onFound(patch)
  }

  function stopIfUnused(): void {
    if (interceptors.size + observers.size > 0) return
    stopFinding?.()
    stopFinding = undefined
    for (const relay of relays.values()) relay.restore()
    relays.clear()
  }

  function register<Member>(members: Set<Member>, member: Member): () => void {
    members.add(member)
    patchAll()
    return () => {
      members.delete(member)
      stopIfUnused()
    }
  }

  return {
    pass,
    intercept: (interceptor) => register(interceptors, interceptor),
    observe: (observer) => register(observers, observer),
    drive(work) {
      isDriving = true
      try {
        work()
      } finally {
        isDriving = false
      }
    },
    isDriving: () => isDriving,
  }
}
