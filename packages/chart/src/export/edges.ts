import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf, pathOf } from '../machine-nodes.ts'
import { actionLabels, labelOf, type Transition } from './labels.ts'

/** A transition that a diagram can draw: between two states that stand side by side. */
export interface Edge {
  parent: AnyStateNode
  from: AnyStateNode
  to: AnyStateNode
  label: string
}

/** A transition told in words: it leads from a state into itself, or nowhere. */
export interface Loop {
  state: string
  label: string
  to: string | undefined
  actions: string[]
}

export function edgesAndLoops(machine: AnyStateMachine): { edges: Edge[]; loops: Loop[] } {
  const edges: Edge[] = []
  const loops: Loop[] = []
  for (const transition of nodesOf(machine.root).flatMap(transitionsOf)) {
    const { source, target: [target] = [] } = transition
    const label = labelOf(transition, machine)
    const edge = target && liftedEdge(source, target, label)
    if (edge) edges.push(edge)
    else
      loops.push({
        state: pathOf(source),
        label,
        to: target && pathOf(target),
        actions: actionLabels(transition),
      })
  }
  return { edges, loops }
}

function transitionsOf(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), node.always ?? []].flat()
}

/** Diagrams draw badly across the borders of states: such an edge joins the states around, and says what is within. */
function liftedEdge(source: AnyStateNode, target: AnyStateNode, label: string): Edge | undefined {
  if (source === target) return source.type === 'atomic' ? loopOn(source, label) : undefined
  const sources = lineOf(source)
  const targets = lineOf(target)
  const shared = sources.findIndex((node, at) => node !== targets[at])
  const from = sources[shared]
  const to = targets[shared]
  const parent = sources[shared - 1]
  if (!from || !to || !parent) return undefined
  const inside = from === source ? '' : ` (in ${source.key})`
  const deeper = to === target ? '' : ` → ${target.key}`
  return { parent, from, to, label: label + inside + deeper }
}

function loopOn(node: AnyStateNode, label: string): Edge | undefined {
  return node.parent && { parent: node.parent, from: node, to: node, label }
}

/** From the root down. */
function lineOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [...lineOf(node.parent), node] : [node]
}
