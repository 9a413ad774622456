import type { AnyActorRef, AnyActorScope, InspectionEvent } from 'xstate'

/**
 * Where a machine can be asked what it would do: it finds everybody of its real system, but nothing that it does there leaves a
 * trace. No effect is run, nobody is started, told or observed.
 */
export function quietScope(ref: AnyActorRef, onStep: (happening: InspectionEvent) => void): AnyActorScope {
  const nothing = () => undefined
  let count = 0
  const system: AnyActorRef['system'] = shadowOf(ref.system, {
    _bookId: () => `thought:${count++}`,
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
    actionExecutor: nothing,
  }
}

/** The same object, with some of its parts replaceMethod. */
function shadowOf<Thing extends object>(thing: Thing, parts: object): Thing {
  return Object.assign(Object.create(thing), parts)
}
