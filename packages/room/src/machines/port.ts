import { fromPromise, type PromiseActorLogic } from 'xstate'

/** The place of an effect, until `provide()` gives the real one. */
export function port<Output, Input = Record<string, never>>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}
