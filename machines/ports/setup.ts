import { fromPromise, type PromiseActorLogic } from 'xstate'

/** Stands where an effect belongs until `provide()` puts the real one there. */
export function port<Output, Input = Record<string, never>>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

/** A named action or guard whose parameters are the event itself: `actions: withEvent('add')`. */
export function withEvent<const Type extends string, Event>(
  type: Type,
): { type: Type; params: (args: { event: Event }) => Event } {
  return { type, params: ({ event }) => event }
}
