import { nodesOf } from '@statecart/chart'
import { type AnyStateMachine, fromCallback, fromPromise } from 'xstate'

const pendingPromise = fromPromise(() => new Promise(() => undefined))
const emptyCallback = fromCallback(() => undefined)
const noAction = (): void => undefined

/**
 * Removes the effects of a machine, in place: promises stay pending, and callbacks, observables and custom actions do nothing.
 * Built-in actions of XState (assign, raise, send) and invoked machines remain.
 */
export function removeEffects(machine: AnyStateMachine, seen = new Set<AnyStateMachine>()): void {
  if (seen.has(machine)) return
  seen.add(machine)
  const { actors, actions } = machine.implementations
  for (const [name, logic] of Object.entries(actors)) actors[name] = idleLogic(logic, seen)
  for (const [name, action] of Object.entries(actions)) actions[name] = withoutEffect(action)
  for (const node of nodesOf(machine.root)) {
    for (const invoke of [node.config.invoke ?? []].flat())
      if (typeof invoke === 'object' && 'src' in invoke && typeof invoke.src !== 'string')
        Object.assign(invoke, { src: idleLogic(invoke.src, seen) })
    const transitions = [...node.transitions.values(), node.always ?? []].flat()
    const lists = [node.entry, node.exit, ...transitions.map((transition) => transition.actions)]
    for (const list of lists as unknown[][]) list.splice(0, list.length, ...list.map(withoutEffect))
  }
}

function idleLogic<Logic>(logic: Logic, seen: Set<AnyStateMachine>): Logic {
  if (typeof logic !== 'object' || logic === null) return logic
  if (isMachine(logic)) {
    removeEffects(logic, seen)
    return logic
  }
  // Logic of fromTransition has no `config`, and no effects.
  if (!('config' in logic)) return logic
  const isPromise = /^async\b|Promise|await/.test(String(logic.config))
  return (isPromise || !startsAsCallback(logic) ? pendingPromise : emptyCallback) as Logic
}

/** Detects callback logic by the source text of its `start` function. */
function startsAsCallback(logic: object): boolean {
  return 'start' in logic && /receivers|sendBack/.test(String(logic.start))
}

function isMachine(logic: object): logic is AnyStateMachine {
  return 'implementations' in logic && 'root' in logic
}

/** The built-in actions of XState have a `type` that starts with `xstate.`. */
function withoutEffect<Action>(action: Action): Action {
  if (typeof action !== 'function') return action
  return 'type' in action && String(action.type).startsWith('xstate.') ? action : (noAction as Action)
}
