import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { snapshotOf } from '../xstate5.ts'
import {
  isMachineSnapshot,
  type Microstep,
  nodesIn,
  type Transition,
  transitionsOf,
} from '../xstate5-host.ts'

type Node = Transition['source']

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
    const again =
      inspectionEvent.type === '@xstate.microstep' ? reentered(inspectionEvent) : new Set<string>()
    return [...now].filter((state) => !before.has(state) || again.has(state))
  }
}

function statesOf(snapshot: unknown): ReadonlySet<string> {
  return new Set(isMachineSnapshot(snapshot) ? nodesIn(snapshot).map(({ id }) => id) : [])
}

/** Returns the active states that the transitions of a microstep have entered, also if they were active before. */
function reentered(step: Microstep): ReadonlySet<string> {
  const { snapshot } = step
  if (!isMachineSnapshot(snapshot)) return new Set()
  const active = nodesIn(snapshot)
  const changing = transitionsOf(step).filter(({ target }) => target?.length)
  // In parallel states, XState drops a transition if a transition of a descendant is taken.
  const taken = changing.filter(({ source }) => !changing.some((other) => isBelow(other.source, source)))
  const entered = taken.flatMap((transition) => {
    const domain = domainOf(transition, snapshot)
    return active.filter((node) => domain === undefined || isBelow(node, domain))
  })
  return new Set(entered.map(({ id }) => id))
}

/**
 * Returns the state below which a transition exits and enters all states, as XState's `getTransitionDomain` does; undefined
 * if the root is entered again.
 */
function domainOf(
  { source, target = [], reenter }: Transition,
  { historyValue }: AnyMachineSnapshot,
): Node | undefined {
  const targets = target.flatMap((node: Node) => effectiveTargets(node, historyValue))
  if (!reenter && targets.every((node) => node === source || isBelow(node, source))) return source
  const common = ancestorsOf(source).find((ancestor) => targets.every((node) => isBelow(node, ancestor)))
  return common ?? (reenter ? undefined : source.machine.root)
}

/** Returns the states that a history state stands for. A target in its config is not resolved; it is its own target then. */
function effectiveTargets(node: Node, historyValue: AnyMachineSnapshot['historyValue']): readonly Node[] {
  if (node.type !== 'history') return [node]
  const recorded = historyValue[node.id]
  if (recorded) return recorded
  return (node.config.target === undefined ? node.parent?.initial.target : undefined) ?? [node]
}

function ancestorsOf({ parent }: Node): Node[] {
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

function isBelow(node: Node, ancestor: Node): boolean {
  return ancestorsOf(node).includes(ancestor)
}
