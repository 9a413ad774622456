import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isMachineSnapshot, isPromiseLogic } from '../host/actor-kinds.ts'
import { isMachine } from '../xstate5.ts'

/** Promises that were started without running their effect: the room resolves them, until they are released. */
export interface IdleEffects {
  /** Promises that the machine invokes while `work` runs do not run their effect. */
  during(ref: AnyActorRef, work: () => void): void
  isIdle(child: AnyActorRef): boolean
  /** Runs the effects of an actor's promises that are still pending. */
  letGo(ref: AnyActorRef): void
}

/** The internal scope that XState passes to an actor's logic. */
interface Scoped {
  _actorScope: Parameters<NonNullable<AnyActorLogic['start']>>[1]
}

export function createIdleEffects(): IdleEffects {
  const real = new WeakMap<AnyActorRef, AnyActorLogic>()

  function idle(logic: AnyActorLogic): AnyActorLogic {
    return {
      ...logic,
      start(_, { self }) {
        real.set(self, logic)
      },
    }
  }

  return {
    isIdle: (child) => real.has(child),
    during(ref, work) {
      const { logic } = ref as AnyActorRef & { logic: unknown }
      if (!isMachine(logic)) return work()
      const { actors } = logic.implementations
      const before = { ...actors }
      for (const [name, one] of Object.entries(before)) if (isPromiseLogic(one)) actors[name] = idle(one)
      try {
        work()
      } finally {
        Object.assign(actors, before)
      }
    },
    letGo(ref) {
      const snapshot: unknown = ref.getSnapshot()
      if (!isMachineSnapshot(snapshot)) return
      const children: Record<string, AnyActorRef> = snapshot.children
      for (const child of Object.values(children)) {
        const logic = real.get(child)
        real.delete(child)
        if (logic && child.getSnapshot().status === 'active')
          logic.start?.(child.getSnapshot(), (child as AnyActorRef & Scoped)._actorScope)
      }
    },
  }
}
