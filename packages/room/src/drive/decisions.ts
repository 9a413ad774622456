import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isPromiseLogic, rejected, resolved } from '../host/actor-kinds.ts'
import type { ActorList } from '../host/actor-list.ts'
import type { Interception } from '../host/interception.ts'
import type { Systems } from '../host/systems.ts'
import type { Decision, Later } from '../registry.ts'
import { isMachine, parentOf } from '../xstate5.ts'

/** The simulated answers of invoked promises, by the machine's name and the promise's id. */
export interface Decisions {
  /** Applies until the returned function is called. */
  decide(machine: string, invoked: string, decision: Decision): () => void
  of(machine: string, invoked: string): Decision | undefined
  revoke(machine: string, invoked: string): void
  forgetAll(): void
}

const lateness = 5_000

export function createDecisions(
  systems: Systems,
  actors: ActorList,
  interception: Interception,
  later: Later,
): Decisions {
  const decided = new Map<string, Decision>()
  const undoings = new Map<AnyActorLogic, () => void>()
  let unwatch: (() => void) | undefined

  function decisionFor(promise: AnyActorRef): Decision | undefined {
    const parent = parentOf(promise)
    const machine = parent && actors.machineOf(parent)
    return machine && decided.get(keyOf(machine.name, promise.id))
  }

  function steered(logic: AnyActorLogic): AnyActorLogic {
    return {
      ...logic,
      start(snapshot, scope) {
        const { self } = scope
        const decision = decisionFor(self)
        const answer = (event: { type: string; data: unknown }) =>
          later(0, () => interception.pass({ source: self, target: self, event }))
        if (decision?.kind === 'succeeds') answer({ type: resolved, data: decision.output })
        else if (decision?.kind === 'fails') answer({ type: rejected, data: decision.error })
        else if (decision?.kind === 'late') later(lateness, () => logic.start?.(snapshot, scope))
        else if (!decision) logic.start?.(snapshot, scope)
      },
    }
  }

  function steer({ logic }: AnyActorRef & { logic?: unknown }): void {
    if (!isMachine(logic) || undoings.has(logic)) return
    const { actors: invoked } = logic.implementations
    const before = { ...invoked }
    for (const [name, one] of Object.entries(before)) if (isPromiseLogic(one)) invoked[name] = steered(one)
    undoings.set(logic, () => Object.assign(invoked, before))
  }

  function watch(): void {
    if (unwatch) return
    for (const { ref } of actors.all()) steer(ref)
    unwatch = systems.inspect((happening) => {
      if (happening.type === '@xstate.actor') steer(happening.actorRef as AnyActorRef)
    })
  }

  function restWhereNothingIsDecided(): void {
    if (decided.size > 0) return
    unwatch?.()
    unwatch = undefined
    for (const undo of undoings.values()) undo()
    undoings.clear()
  }

  function revoke(machine: string, invoked: string): void {
    decided.delete(keyOf(machine, invoked))
    restWhereNothingIsDecided()
  }

  return {
    decide(machine, invoked, decision) {
      decided.set(keyOf(machine, invoked), decision)
      watch()
      return () => {
        if (decided.get(keyOf(machine, invoked)) === decision) revoke(machine, invoked)
      }
    },
    of: (machine, invoked) => decided.get(keyOf(machine, invoked)),
    revoke,
    forgetAll() {
      decided.clear()
      restWhereNothingIsDecided()
    },
  }
}

function keyOf(machine: string, invoked: string): string {
  return `${machine} ${invoked}`
}
