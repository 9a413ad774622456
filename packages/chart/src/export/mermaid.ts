import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Edge, edgesAndLoops } from './edges.ts'

/** The chart as a Mermaid state diagram. */
export function mermaidOf(machine: AnyStateMachine): string {
  const { edges } = edgesAndLoops(machine)
  const { root } = machine
  const isPlain = root.type === 'compound'
  const body = isPlain ? bodyOf(root, edges) : stateOf(root, edges)
  return ['stateDiagram-v2', ...indented(body)].join('\n')
}

function bodyOf(node: AnyStateNode, edges: Edge[]): string[] {
  const children = Object.values(node.states).sort((one, other) => one.order - other.order)
  const states = children.map((child) => stateOf(child, edges))
  if (node.type === 'parallel') return states.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]))
  return [
    ...children.filter((child) => isInitial(child, node)).map((child) => `[*] --> ${idOf(child)}`),
    ...states.flat(),
    ...edges
      .filter(({ parent }) => parent === node)
      .map(({ from, to, label }) => `${idOf(from)} --> ${idOf(to)} : ${label}`),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ]
}

function stateOf(node: AnyStateNode, edges: Edge[]): string[] {
  const head = `state "${node.key}" as ${idOf(node)}`
  if (Object.keys(node.states).length === 0) return [head]
  return [`${head} {`, ...indented(bodyOf(node, edges)), '}']
}

function isInitial(child: AnyStateNode, { initial }: AnyStateNode): boolean {
  return initial.target?.includes(child) ?? false
}

function idOf({ id }: AnyStateNode): string {
  return id.replace(/\W+/g, '_')
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
