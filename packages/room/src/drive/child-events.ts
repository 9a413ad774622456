import type { AnyActorRef, AnyEventObject } from 'xstate'
import { implementationsOf, isMachine, isMachineSnapshot, logicOf, parentTarget } from '../xstate5-host.ts'

/** How xstate describes `sendTo` and `sendParent`; no public API tells what an action would send. */
interface SendAction {
  type: 'xstate.sendTo'
  to: unknown
  event: unknown
}

/** The actor that xstate has resolved, and the event, of a `sendTo` that is about to be executed. */
export interface Sent {
  to: unknown
  event: AnyEventObject
}

export const sendActionType = 'xstate.sendTo'

/** The running child of an actor whose own actions send events of this type to it: only that child can bring such an event about. */
export function senderOf(ref: AnyActorRef, type: string): AnyActorRef | undefined {
  const snapshot: unknown = ref.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return undefined
  const children: Record<string, AnyActorRef> = snapshot.children
  return Object.values(children).find((child) => typesSentToParent(child).has(type))
}

function typesSentToParent(child: AnyActorRef): ReadonlySet<string> {
  const snapshot: unknown = child.getSnapshot()
  const logic = logicOf(child)
  if (!(isMachine(logic) && isMachineSnapshot(snapshot))) return new Set()
  const { context } = snapshot
  const named = Object.values(implementationsOf(logic, 'actions'))
  return new Set(
    named.flatMap((action) => {
      if (!isSendAction(action) || action.to !== parentTarget) return []
      return eventOf(action, { context, event: { type: '' }, self: child, system: child.system })?.type ?? []
    }),
  )
}

function isSendAction(action: unknown): action is SendAction {
  return typeof action === 'function' && 'type' in action && action.type === sendActionType && 'to' in action
}

/** An event that is computed from the event before may need more than there is here. */
function eventOf({ event }: SendAction, given: object): AnyEventObject | undefined {
  if (typeof event !== 'function') return event as AnyEventObject
  try {
    return event(given, {}) as AnyEventObject
  } catch {
    return undefined
  }
}
