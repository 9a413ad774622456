import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isMachineSnapshot, isPromiseLogic } from '../host/actor-kinds.ts'
import { isMachine } from '../host/actor-list.ts'

/** Promises that were begun without what they stand for: an answer to them is the room's to give, until they are let go. */
export interface IdleEffects {
  /** What of a machine's invoked promises begins while this runs does nothing by itself. */
  during(ref: AnyActorRef, work: () => void): void
  isIdle(child: AnyActorRef): boolean
  /** Does now what the promises of an actor stand for, where they still wait. */
  letGo(ref: AnyActorRef): void
}

/** The inner side of an actor, which xstate gives to its logic. */
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
