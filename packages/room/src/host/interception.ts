import type { AnyActorRef, AnyEventObject } from 'xstate'

/** An event on its way to an actor. */
export interface Delivery {
  /** Undefined if the event comes from outside the system. */
  source: AnyActorRef | undefined
  target: AnyActorRef
  event: AnyEventObject
}

/** Called for every event; returns true to stop its delivery. It may pass the event on later. */
export type Interceptor = (delivery: Delivery, pass: (delivery: Delivery) => void) => boolean

/** Stands by while an event is delivered, with all that follows from it at once; calls `deliver` exactly once. */
export type DeliveryObserver = (delivery: Delivery, deliver: () => void) => void

/** Where every event between actors comes by: messages, outcomes and delays alike. Without an interceptor nothing is intercepted. */
export interface Interception {
  intercept(interceptor: Interceptor): () => void
  watch(observer: DeliveryObserver): () => void
  /** Delivers an event as if its source had sent it, past all interceptors. */
  pass(delivery: Delivery): void
}

/** xstate has no public place through which all events go; this is the inner one. */
interface Relaying {
  _relay(source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject): void
}

export function createInterception(system: AnyActorRef['system']): Interception {
  const relaying = system as AnyActorRef['system'] & Relaying
  const open = relaying._relay
  const interceptors = new Set<Interceptor>()
  const observers = new Set<DeliveryObserver>()

  const pass = (delivery: Delivery) => {
    const deliver = () => open(delivery.source, delivery.target, delivery.event)
    const observed = [...observers].reduce<() => void>(
      (inner, observer) => () => observer(delivery, inner),
      deliver,
    )
    observed()
  }

  const watched: Relaying['_relay'] = (source, target, event) => {
    const delivery = { source, target, event }
    if (![...interceptors].some((interceptor) => interceptor(delivery, pass))) pass(delivery)
  }

  function enlist<Member>(members: Set<Member>, member: Member): () => void {
    members.add(member)
    relaying._relay = watched
    return () => {
      members.delete(member)
      if (interceptors.size + observers.size === 0) relaying._relay = open
    }
  }

  return {
    pass,
    intercept: (interceptor) => enlist(interceptors, interceptor),
    watch: (observer) => enlist(observers, observer),
  }
}
