import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A placeholder for an effect, which `provide()` replaces. */
export function port<Output, Input = Record<string, never>>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

/** A named action or guard whose parameters are the event itself: `actions: withEvent('add')`. */
export function withEvent<const Type extends string, Event>(
  type: Type,
): { type: Type; params: (args: { event: Event }) => Event } {
  return { type, params: ({ event }) => event }
}
