import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf, pathOf, transitionId } from './machine-nodes.ts'
import { actionText, causeText, guardText } from './words.ts'

/** A machine as it is drawn, told and exported. */
export interface Chart {
  id: string
  /** Parents before their children, in the order of the machine. */
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'shallow' | 'deep'

export interface ChartState {
  id: string
  key: string
  /** From the root, which has none: `open.filling`. */
  path: string
  kind: StateKind
  parent: string | undefined
  /** Where one begins in it, or where a history that remembers nothing leads. */
  initial: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly { id: string; src: string }[]
  tags: readonly string[]
}

export interface ChartTransition {
  id: string
  source: string
  /** Empty, where it only acts. */
  targets: readonly string[]
  event: string
  cause: string
  guard: string | undefined
  actions: readonly string[]
  reenter: boolean
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root)
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsOf(node, machine)),
  }
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    path: pathOf(node),
    kind: node.type === 'history' ? node.history || 'shallow' : node.type,
    parent: node.parent?.id,
    initial: beginningsOf(node),
    entry: node.entry.filter((action) => !isLibrarys(action)).map(actionText),
    exit: node.exit.filter((action) => !isLibrarys(action)).map(actionText),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'ƒ' })),
    tags: node.tags,
  }
}

function beginningsOf(node: AnyStateNode): string[] {
  if (node.type === 'history') return historyDefault(node)
  return node.type === 'compound' ? (node.initial.target ?? []).map(({ id }) => id) : []
}

function historyDefault(node: AnyStateNode): string[] {
  const target: unknown = 'target' in node.config ? node.config.target : undefined
  if (typeof target !== 'string' || !node.parent) return []
  const found = target.startsWith('#')
    ? nodesOf(node.machine.root).find(({ id }) => id === target.slice(1))
    : node.parent.states[target.replace(/^\./, '')]
  return found ? [found.id] : []
}

/** What xstate adds by itself to begin and cancel delays is no action of the machine. */
function isLibrarys(action: unknown): boolean {
  if (typeof action !== 'function' || !('type' in action)) return false
  return (
    action.type === 'xstate.cancel' ||
    (action.type === 'xstate.raise' && actionText(action).includes('xstate.after.'))
  )
}

function transitionsOf(node: AnyStateNode, machine: AnyStateMachine): ChartTransition[] {
  return [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
    id: transitionId(transition),
    source: node.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event: transition.eventType,
    cause: causeText(transition.eventType, machine),
    guard: transition.guard === undefined ? undefined : guardText(transition.guard),
    actions: transition.actions.map(actionText),
    reenter: transition.reenter,
  }))
}
