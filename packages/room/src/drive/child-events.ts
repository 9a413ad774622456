import { isMachine, nodesOf } from '@statecart/chart'
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate'
import { snapshotOf } from '../xstate5.ts'
import { implementationsOf, isMachineSnapshot, logicOf, parentTarget } from '../xstate5-host.ts'

/** XState's internal form of `sendTo` and `sendParent`. No public API returns the event that an action would send. */
interface SendAction {
  type: 'xstate.sendTo'
  to: unknown
  event: unknown
}

/** The resolved target and the event of a `sendTo` action that is about to be executed. */
export interface Sent {
  to: unknown
  event: AnyEventObject
}

export const sendActionType = 'xstate.sendTo'

/**
 * Returns the running child whose actions send events of this type to the actor. Only that child can cause such an event.
 */
export function senderOf(ref: AnyActorRef, type: string): AnyActorRef | undefined {
  const snapshot = snapshotOf(ref)
  if (!isMachineSnapshot(snapshot)) return undefined
  const children: Record<string, AnyActorRef> = snapshot.children
  return Object.values(children).find((child) => typesSentToParent(child).has(type))
}

function typesSentToParent(child: AnyActorRef): ReadonlySet<string> {
  const snapshot = snapshotOf(child)
  const logic = logicOf(child)
  if (!(isMachine(logic) && isMachineSnapshot(snapshot))) return new Set()
  const { context } = snapshot
  const actions = [...Object.values(implementationsOf(logic, 'actions')), ...configuredActions(logic)]
  return new Set(
    actions.flatMap((action) => {
      if (!isSendAction(action) || action.to !== parentTarget) return []
      return eventOf(action, { context, event: { type: '' }, self: child, system: child.system })?.type ?? []
    }),
  )
}

/** The actions in the configuration of a machine: inline actions, and references to named ones. */
function configuredActions({ root }: AnyStateMachine): unknown[] {
  return nodesOf(root).flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat()
    const initial = node.type === 'compound' ? node.initial.actions : []
    return [...node.entry, ...node.exit, ...initial, ...transitions.flatMap(({ actions }) => actions)]
  })
}

function isSendAction(action: unknown): action is SendAction {
  return typeof action === 'function' && 'type' in action && action.type === sendActionType && 'to' in action
}

/** The event expression may throw, because it may read data of the triggering event that is not available here. */
function eventOf({ event }: SendAction, given: object): AnyEventObject | undefined {
  if (typeof event !== 'function') return event as AnyEventObject
  try {
    return event(given, {}) as AnyEventObject
  } catch {
    return undefined
  }
}
