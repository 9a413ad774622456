import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { logicOf } from '../xstate5-host.ts'

export const resolved = 'xstate.promise.resolve'
export const rejected = 'xstate.promise.reject'

/**
 * Promise logic has no type tag, so it is recognized by its transition on a resolve event. Logic without an effect
 * (`start`) is not tried, because its transition may be the application's own code.
 */
export function isPromiseLogic(logic: unknown): logic is AnyActorLogic {
  if (typeof logic !== 'object' || !logic || !('config' in logic) || !('transition' in logic)) return false
  if (typeof logic.transition !== 'function' || !('start' in logic && logic.start)) return false
  try {
    const after: unknown = logic.transition({ status: 'active' }, { type: resolved, data: logic }, {})
    return typeof after === 'object' && after !== null && 'output' in after && after.output === logic
  } catch {
    return false
  }
}

export function isPromise(ref: AnyActorRef): boolean {
  return isPromiseLogic(logicOf(ref))
}
