import { isMachine } from '@statecart/chart'
import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { isRunning, optionsOf, parentOf } from '../xstate5.ts'
import { cancelAllDelayed, inputOf, isMachineSnapshot, logicOf, replaceLogic } from '../xstate5-host.ts'

export const initEventType = 'xstate.init'

type Node = AnyStateMachine['root']

/** The roots whose applications allow a restart. */
const restartable = new WeakSet<AnyActorRef>()

export function allowRestart(root: AnyActorRef): void {
  restartable.add(root)
}

/** The initial snapshot of an actor; undefined if it must not be restarted. */
export function initialSnapshotOf(ref: AnyActorRef, scope: AnyActorScope): AnyMachineSnapshot | undefined {
  return machineToRestart(ref)?.getInitialSnapshot(scope, inputOf(ref))
}

/** The ids of the states that an actor enters initially, transient states included. */
export function initialStatesOf(ref: AnyActorRef): string[] {
  const machine = machineToRestart(ref)
  return machine ? initialStatesBelow(machine.root) : []
}

function initialStatesBelow(node: Node): string[] {
  const next = node.type === 'parallel' ? Object.values(node.states) : (node.initial.target ?? [])
  return [node.id, ...(node.type === 'atomic' ? [] : next.flatMap(initialStatesBelow))]
}

/**
 * Restarts a running actor with the next event that is delivered to it. The actor object stays the same, so that existing
 * subscriptions continue to work.
 */
export function restartOnNextEvent(ref: AnyActorRef): void {
  const logic = machineToRestart(ref)
  if (!logic) return
  const transition: AnyStateMachine['transition'] = (snapshot, _, scope) => {
    replaceLogic(ref, logic)
    cancelAllDelayed(ref)
    const children: Record<string, AnyActorRef> = isMachineSnapshot(snapshot) ? snapshot.children : {}
    for (const child of Object.values(children)) scope.stopChild(child)
    return logic.getInitialSnapshot(scope, inputOf(ref))
  }
  replaceLogic(ref, Object.assign(Object.create(logic) as AnyStateMachine, { transition }))
}

/** Starts an ended root again as a new actor with the same logic and options. Returns whether this is allowed. */
export function startAnew(root: AnyActorRef): boolean {
  const logic = logicOf(root)
  if (!restartable.has(root) || isRunning(root) || typeof logic !== 'object' || logic === null) return false
  createActor(logic as AnyStateMachine, { ...optionsOf(root), snapshot: undefined } as never).start()
  return true
}

export function canRestart(ref: AnyActorRef): boolean {
  return parentOf(ref) !== undefined || restartable.has(ref)
}

function machineToRestart(ref: AnyActorRef): AnyStateMachine | undefined {
  const logic = logicOf(ref)
  return canRestart(ref) && isMachine(logic) ? logic : undefined
}
