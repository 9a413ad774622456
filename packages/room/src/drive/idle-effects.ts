import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isPromiseLogic } from '../host/actor-kinds.ts'
import { parentOf, snapshotOf } from '../xstate5.ts'
import { isMachineSnapshot, logicOf, replaceLogic, scopeOf } from '../xstate5-host.ts'

/**
 * Starts promises without running their effects, so that the room can resolve them. The effects run when the promises are
 * released.
 */
export interface IdleEffects {
  /** Promises that the machine invokes while `work` runs start without running their effect. */
  during(ref: AnyActorRef, work: () => void): void
  isIdle(child: AnyActorRef): boolean
  /** Runs the effects of an actor's promises that are still pending. */
  letGo(ref: AnyActorRef): void
}

export function createIdleEffects(): IdleEffects {
  const originalLogic = new WeakMap<AnyActorRef, AnyActorLogic>()

  function withoutEffect(logic: AnyActorLogic): AnyActorLogic {
    return {
      ...logic,
      start(_, { self }) {
        originalLogic.set(self, logic)
      },
    }
  }

  return {
    isIdle: (child) => originalLogic.has(child),
    during(ref, work) {
      const { unsubscribe } = ref.system.inspect((inspectionEvent) => {
        if (inspectionEvent.type !== '@xstate.actor') return
        const child = inspectionEvent.actorRef as AnyActorRef
        const logic = logicOf(child)
        if (parentOf(child) === ref && isPromiseLogic(logic)) replaceLogic(child, withoutEffect(logic))
      })
      try {
        work()
      } finally {
        unsubscribe()
      }
    },
    letGo(ref) {
      const snapshot = snapshotOf(ref)
      if (!isMachineSnapshot(snapshot)) return
      const children: Record<string, AnyActorRef> = snapshot.children
      for (const child of Object.values(children)) {
        const logic = originalLogic.get(child)
        originalLogic.delete(child)
        const last = snapshotOf(child)
        if (last?.status === 'active') logic?.start?.(last, scopeOf(child))
      }
    },
  }
}
