import type { AnyActorRef, InspectionEvent } from 'xstate'
import { snapshotOf } from '../xstate5.ts'
import { isMachineSnapshot, type Microstep, nodesIn, transitionsOf } from '../xstate5-host.ts'

/** Detects which states actors enter, including transient states. */
export function createEntryDetector(present: readonly AnyActorRef[]) {
  const last = new WeakMap<object, ReadonlySet<string>>()
  for (const ref of present) last.set(ref, statesOf(snapshotOf(ref)))

  /** Returns the ids of the states that the actor has entered with this inspection event. */
  return (inspectionEvent: InspectionEvent): string[] => {
    if (inspectionEvent.type !== '@xstate.microstep' && inspectionEvent.type !== '@xstate.snapshot') return []
    const before = last.get(inspectionEvent.actorRef) ?? new Set<string>()
    const now = statesOf(inspectionEvent.snapshot)
    last.set(inspectionEvent.actorRef, now)
    const again = inspectionEvent.type === '@xstate.microstep' ? reentered(inspectionEvent) : []
    return [...now].filter((state) => !before.has(state) || again.includes(state))
  }
}

function statesOf(snapshot: unknown): ReadonlySet<string> {
  return new Set(isMachineSnapshot(snapshot) ? nodesIn(snapshot).map(({ id }) => id) : [])
}

function reentered(step: Microstep): string[] {
  return transitionsOf(step)
    .filter(({ reenter }) => reenter)
    .flatMap(({ target }) => target ?? [])
    .map(({ id }) => id)
}
