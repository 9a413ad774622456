import { type Chart, type ChartState, isHistory } from '../chart.ts'
import { titleOf } from '../measures.ts'
import { ancestorsOf, childrenOf, rootOf, stateWith } from '../nesting.ts'
import { type Edge, edgesAndLoops, type Loop } from './edges.ts'
import { uniqueNames } from './unique-names.ts'

/**
 * Writes the chart as a Mermaid state diagram. Mermaid cannot draw a transition without a target, between a state and a state
 * inside it, or between the regions of a parallel state. These are written as notes, or left out if `notes` is false. With
 * `actions: false`, the arrows have no actions.
 */
export function mermaidOf(
  chart: Chart,
  { notes = true, actions = true }: { notes?: boolean; actions?: boolean } = {},
): string {
  const root = rootOf(chart)
  const { edges, loops } = edgesAndLoops(chart)
  const parts = {
    chart,
    edges: actions ? edges : edges.map((edge) => ({ ...edge, actions: [] })),
    loops: notes ? loops : [],
    ids: uniqueNames(
      chart.states.map(({ id }) => id),
      diagramId,
    ),
  }
  // The root is drawn as a state only if it has a note or regions.
  const isBare = root.kind === 'compound' && !parts.loops.some(({ source }) => source === root.id)
  const body = isBare ? bodyOf(root, parts) : stateOf(root, parts)
  return ['stateDiagram-v2', ...indented(body)].join('\n')
}

/** Mermaid refuses these words as the id of a state at an arrow. */
const keywords = /^(state|note|style|class|classdef)$/i

function diagramId(id: string): string {
  const name = id.replace(/\W+/g, '_')
  return keywords.test(name) ? `${name}_` : name
}

interface Parts {
  chart: Chart
  edges: readonly Edge[]
  /** The transitions that are written as notes. */
  loops: readonly Loop[]
  /** The ids of the states in the diagram: only letters, digits and underscores. */
  ids: ReadonlyMap<string, string>
}

function bodyOf(state: ChartState, parts: Parts): string[] {
  const { chart, edges, ids } = parts
  const children = childrenOf(state.id, chart)
  const idOf = (id: string) => ids.get(id) ?? id
  const states = children.map((child) => stateOf(child, parts))
  if (state.kind === 'parallel') return states.flatMap((lines, at) => (at === 0 ? lines : ['--', ...lines]))
  return [
    ...state.initial
      .filter((id) => stateWith(id, chart)?.parent === state.id)
      .map((id) => `[*] --> ${idOf(id)}${initialLabel(state)}`),
    ...states.flat(),
    ...edges
      .filter(({ parent }) => parent === state.id)
      .map(
        ({ from, to, label, actions }) =>
          `${idOf(from)} --> ${idOf(to)} : ${labelText(label + effectOf(actions))}`,
      ),
    ...children
      .filter(isHistory)
      .flatMap(({ id, initial }) =>
        initial.map((target) => `${idOf(id)} --> ${idOf(siblingAt(target, state, chart))}`),
      ),
    ...children.filter(({ kind }) => kind === 'final').map(({ id }) => `${idOf(id)} --> [*]`),
  ]
}

/** The child of a state that contains the default target of a history state in it. */
function siblingAt(target: string, { id }: ChartState, chart: Chart): string {
  return [target, ...ancestorsOf(target, chart)].find((one) => stateWith(one, chart)?.parent === id) ?? target
}

function initialLabel({ initialActions = [] }: ChartState): string {
  return initialActions.length === 0 ? '' : ` :${labelText(effectOf(initialActions))}`
}

function effectOf(actions: readonly string[]): string {
  return actions.length === 0 ? '' : ` / ${actions.join(', ')}`
}

function stateOf(state: ChartState, parts: Parts): string[] {
  const title = titleOf(state, parts.chart)
  // Mermaid refuses a state with an empty name.
  const name = title.trim() === '' ? '(empty)' : lineOf(title)
  // Mermaid has no sign for a history state.
  const kind = isHistory(state) ? ` (${state.kind} history)` : ''
  const head = `state "${name.replaceAll('"', "'")}${kind}" as ${parts.ids.get(state.id)}`
  const note = noteAt(state, parts)
  if (childrenOf(state.id, parts.chart).length === 0) return [head, ...note]
  return [`${head} {`, ...indented(bodyOf(state, parts)), '}', ...note]
}

/** All lines of a state are in one note, because Mermaid shows only the last note of a state. */
function noteAt({ id }: ChartState, { chart, loops, ids }: Parts): string[] {
  const lines = loops
    .filter(({ source }) => source === id)
    .map(({ label, to, actions }) => {
      const goal = to === undefined ? '' : ` → ${to || chart.name}`
      return labelText(label + (goal + effectOf(actions) || ' (ignored)'))
    })
  return lines.length === 0 ? [] : [`note right of ${ids.get(id)}`, ...indented(lines), 'end note']
}

/** Replaces characters that Mermaid would interpret, such as colons, semicolons and line breaks, which end a label. */
function labelText(label: string): string {
  return lineOf(label).replaceAll(':', '\u2236').replaceAll(';', ',').replaceAll('#', '\uFF03')
}

function lineOf(text: string): string {
  return text.replaceAll(/\s*[\r\n]\s*/g, ' ')
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
