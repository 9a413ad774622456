import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'

type Transition = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]

/** `provide()` makes new transition objects, so a transition is known by its source, its event and its place there. */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

export function allTransitionIds(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions].flatMap(([eventType, list]) =>
      list.map((_, at) => `${node.id}|${eventType}|${at}`),
    ),
    ...(node.always ?? []).map((_, at) => `${node.id}||${at}`),
  ])
}

/** The states that one can be found in; others only decide which way to go on. */
export function restingStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(pathOf)
}

export function leavesOf({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes.filter(isLeaf).map(pathOf)
}

/** A state and everything in it, in the order of the chart. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

function isLeaf({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final'
}

export function pathOf(node: AnyStateNode): string {
  return node.path.join('.')
}

/** A state, its ancestors, and whatever the state. */
export function lineage(leaf: string): string[] {
  const parts = leaf.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*']
}

export function isWithin(leaf: string, state: string): boolean {
  return leaf === state || leaf.startsWith(`${state}.`)
}
