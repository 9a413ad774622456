import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import { isMachine } from '../host/actor-list.ts'

export const beginning = 'xstate.init'

type Node = AnyStateMachine['root']

interface Begun {
  logic: AnyStateMachine
  options: { input?: unknown }
}

/** How an actor stands where it begins. The root of all cannot begin anew: everybody else lives in it. */
export function whereItBegins(ref: AnyActorRef, scope: AnyActorScope): AnyMachineSnapshot | undefined {
  return hasBegun(ref) ? ref.logic.getInitialSnapshot(scope, ref.options.input) : undefined
}

/** The ids of the states that an actor enters first of all, some of them only to leave them at once. */
export function firstStatesOf(ref: AnyActorRef): string[] {
  return hasBegun(ref) ? firstBelow(ref.logic.root) : []
}

function firstBelow(node: Node): string[] {
  const next = node.type === 'parallel' ? Object.values(node.states) : (node.initial.target ?? [])
  return [node.id, ...(node.type === 'atomic' ? [] : next.flatMap(firstBelow))]
}

/** Lets an actor begin anew by the next event that it is sent, whatever that is. */
export function letBeginAnew(ref: AnyActorRef): void {
  if (!hasBegun(ref)) return
  const { logic } = ref
  const transition: AnyStateMachine['transition'] = (snapshot, _, scope) => {
    ref.logic = logic
    ref.system.scheduler.cancelAll(ref)
    const children: Record<string, AnyActorRef> = isMachineSnapshot(snapshot) ? snapshot.children : {}
    for (const child of Object.values(children)) scope.stopChild(child)
    return logic.getInitialSnapshot(scope, ref.options.input)
  }
  ref.logic = Object.assign(Object.create(logic) as AnyStateMachine, { transition })
}

function hasBegun(ref: AnyActorRef): ref is AnyActorRef & Begun {
  return ref._parent !== undefined && 'logic' in ref && isMachine(ref.logic)
}
