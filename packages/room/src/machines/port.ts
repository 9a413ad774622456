import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A placeholder for an effect, which `provide()` replaces. */
export function port<Output, Input = Record<string, never>>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}
