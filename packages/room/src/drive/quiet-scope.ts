import type { AnyActorRef, AnyActorScope, InspectionEvent } from 'xstate'
import { type Sent, sendActionType } from './child-events.ts'

/**
 * An actor scope for computing transitions without side effects: the machine sees the actors of its real system, but no effect runs and no
 * actor is started, notified or inspected. `onSend` hears of the events that would be sent.
 */
export function quietScope(
  ref: AnyActorRef,
  onStep: (happening: InspectionEvent) => void,
  onSend: (sent: Sent) => void = () => undefined,
): AnyActorScope {
  const nothing = () => undefined
  let count = 0
  const system: AnyActorRef['system'] = shadowOf(ref.system, {
    _bookId: () => `successor:${count++}`,
    _register: (sessionId: string) => sessionId,
    _unregister: nothing,
    _set: nothing,
    _relay: nothing,
    _sendInspectionEvent: (happening: InspectionEvent) => {
      if (happening.type === '@xstate.microstep') onStep(happening)
    },
    scheduler: { schedule: nothing, cancel: nothing, cancelAll: nothing },
  })
  const self: AnyActorRef = shadowOf(ref, { system, send: nothing })
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

/** The same object, with some of its parts replaced. */
function shadowOf<Thing extends object>(thing: Thing, parts: object): Thing {
  return Object.assign(Object.create(thing), parts)
}
