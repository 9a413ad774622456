import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { isMachineSnapshot } from '../host/actor-kinds.ts'
import { isMachine } from '../xstate5.ts'

export const initEventType = 'xstate.init'

type Node = AnyStateMachine['root']

interface Restartable {
  logic: AnyStateMachine
  options: { input?: unknown }
}

/** The initial snapshot of an actor. The root actor cannot be restarted, because it owns the whole system. */
export function initialSnapshotOf(ref: AnyActorRef, scope: AnyActorScope): AnyMachineSnapshot | undefined {
  return canRestart(ref) ? ref.logic.getInitialSnapshot(scope, ref.options.input) : undefined
}

/** The ids of the states that an actor enters initially, transient states included. */
export function initialStatesOf(ref: AnyActorRef): string[] {
  return canRestart(ref) ? initialStatesBelow(ref.logic.root) : []
}

function initialStatesBelow(node: Node): string[] {
  const next = node.type === 'parallel' ? Object.values(node.states) : (node.initial.target ?? [])
  return [node.id, ...(node.type === 'atomic' ? [] : next.flatMap(initialStatesBelow))]
}

/** Restarts an actor with the next event that is delivered to it. */
export function restartOnNextEvent(ref: AnyActorRef): void {
  if (!canRestart(ref)) return
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

function canRestart(ref: AnyActorRef): ref is AnyActorRef & Restartable {
  return ref._parent !== undefined && 'logic' in ref && isMachine(ref.logic)
}
