import type { AnyActorRef, AnyActorScope, InspectionEvent } from 'xstate'
import { quietSystem } from '../xstate5-host.ts'
import { type Sent, sendActionType } from './child-events.ts'

/**
 * An actor scope for computing transitions without side effects: the machine sees the actors of its real system, but no
 * effect runs and no actor is started, notified or inspected. `onSend` receives the events that would be sent.
 */
export function quietScope(
  ref: AnyActorRef,
  onStep: (inspectionEvent: InspectionEvent) => void,
  onSend: (sent: Sent) => void,
): AnyActorScope {
  const nothing = () => undefined
  const system = quietSystem(ref, (inspectionEvent) => {
    if (inspectionEvent.type === '@xstate.microstep') onStep(inspectionEvent)
  })
  const self = Object.assign(Object.create(ref) as AnyActorRef, { system, send: nothing })
  return {
    self,
    id: ref.id,
    sessionId: ref.sessionId,
    system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor({ type, params }) {
      if (type === sendActionType) onSend(params as unknown as Sent)
    },
  }
}
