import type { AnyActorLogic, AnyActorRef } from 'xstate'
import { isPromiseLogic, rejected, resolved } from '../host/actor-kinds.ts'
import { type ActorList, presentActors } from '../host/actor-list.ts'
import type { Delivery, Interception } from '../host/interception.ts'
import type { Systems } from '../host/systems.ts'
import type { Decision, Later } from '../registry.ts'
import { parentOf } from '../xstate5.ts'
import { isActive, logicOf, replaceLogic, sourceOf } from '../xstate5-host.ts'

/** The simulated answers of promises, by the machine's name and the promise's id or source. */
export interface Decisions {
  /** Sets a decision. Returns a function that revokes it. */
  decide(machine: string, promise: string, decision: Decision): () => void
  of(machine: string, promise: string): Decision | undefined
  revoke(machine: string, promise: string): void
  /** Whether a promise that was decided not to answer is still running. */
  isHanging(): boolean
  forgetAll(): void
}

const lateDelay = 5_000

export function createDecisions(
  systems: Pick<Systems, 'inspect' | 'roots'>,
  actors: Pick<ActorList, 'machineOf'>,
  interception: Interception,
  later: Later,
): Decisions {
  const decided = new Map<string, Decision>()
  /** The promises that have started and should answer late. */
  const late = new WeakSet<AnyActorRef>()
  const hanging = new Set<AnyActorRef>()
  let unwatch: (() => void) | undefined

  function decisionFor(promise: AnyActorRef): Decision | undefined {
    const parent = parentOf(promise)
    const machine = parent && actors.machineOf(parent)?.name
    if (machine === undefined) return undefined
    const source = sourceOf(promise)
    const bySource = source === undefined ? undefined : decided.get(keyOf(machine, source))
    return decided.get(keyOf(machine, promise.id)) ?? bySource
  }

  function decidedLogic(logic: AnyActorLogic): AnyActorLogic {
    return {
      ...logic,
      start(snapshot, scope) {
        const { self } = scope
        const decision = decisionFor(self)
        const answer = (event: { type: string; data: unknown }) =>
          answerLater(0, { source: self, target: self, event })
        if (decision?.kind === 'succeeds') answer({ type: resolved, data: decision.output })
        else if (decision?.kind === 'fails') answer({ type: rejected, data: decision.error })
        else if (decision?.kind === 'hangs') hanging.add(self)
        else {
          if (decision) late.add(self)
          logic.start?.(snapshot, scope)
        }
      },
    }
  }

  /** Delivers an answer after a delay, unless the promise has been stopped by then. */
  function answerLater(delay: number, delivery: Delivery): void {
    later(delay, () => {
      if (isActive(delivery.target)) interception.pass(delivery)
    })
  }

  /** Holds the answer of a promise that should answer late. The promise itself has run as usual. */
  function delayAnswer(delivery: Delivery): boolean {
    const { target, event } = delivery
    const isAnswer = event.type === resolved || event.type === rejected
    if (!isAnswer || !late.delete(target)) return false
    answerLater(lateDelay, delivery)
    return true
  }

  function applyDecisions(ref: AnyActorRef): void {
    const logic = logicOf(ref)
    if (parentOf(ref) && isPromiseLogic(logic)) replaceLogic(ref, decidedLogic(logic))
  }

  /**
   * Replaces the logic of each promise between its creation and its start. This works wherever the machine defines that
   * logic.
   */
  function watch(): void {
    if (unwatch) return
    const stopInspecting = systems.inspect((inspectionEvent) => {
      if (inspectionEvent.type === '@xstate.actor') applyDecisions(inspectionEvent.actorRef as AnyActorRef)
    })
    // Children of the initial state are created together with the root, before it is found, and start with it.
    const stopFinding = systems.roots.onFound((root) => presentActors(root).forEach(applyDecisions))
    const stopDelaying = interception.intercept(delayAnswer)
    unwatch = () => {
      stopDelaying()
      stopInspecting()
      stopFinding()
    }
  }

  function unwatchIfUnused(): void {
    if (decided.size > 0) return
    unwatch?.()
    unwatch = undefined
  }

  function revoke(machine: string, promise: string): void {
    decided.delete(keyOf(machine, promise))
    unwatchIfUnused()
  }

  return {
    decide(machine, promise, decision) {
      decided.set(keyOf(machine, promise), decision)
      watch()
      return () => {
        if (decided.get(keyOf(machine, promise)) === decision) revoke(machine, promise)
      }
    },
    of: (machine, promise) => decided.get(keyOf(machine, promise)),
    revoke,
    isHanging() {
      for (const promise of hanging) if (!isActive(promise)) hanging.delete(promise)
      return hanging.size > 0
    },
    forgetAll() {
      decided.clear()
      hanging.clear()
      unwatchIfUnused()
    },
  }
}

function keyOf(machine: string, promise: string): string {
  return `${machine} ${promise}`
}
