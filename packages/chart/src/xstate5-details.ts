/** Describes actions, guards and actors of XState 5 with the details that `xstate5-words.ts` leaves out. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Chart, ChartState, ChartTransition, Details } from './chart.ts'
import { nameOf, sourceOf } from './function-text.ts'
import { invokeText } from './label-rows.ts'
import { actionsOf, chartOf, delayNameOf, logicsOf, nodesOf, transitionsOf } from './xstate5.ts'
import { guardOf } from './xstate5-routes.ts'
import { actionText, actorText, combinatorOf, guardText, isRecord } from './xstate5-words.ts'

type Invoke = ChartState['invokes'][number]
type Delays = AnyStateMachine['implementations']['delays']

/** Internal properties of XState's built-in actions, which are not arguments. */
const internalProperties = new Set(['type', 'resolve', 'retryResolve', 'execute'])

/** Creates the chart of a machine with details for a comparison: the full sources of functions, and all parameters. */
export function detailedChartOf(machine: AnyStateMachine, name?: string): Chart {
  const { states, transitions, ...rest } = chartOf(machine, name)
  const nodes = nodesOf(machine.root)
  const { delays } = machine.implementations
  const transitionDetails = nodes.flatMap(transitionsOf).map((transition) => {
    const { actions, eventType, source } = transition
    const guard = guardOf(transition)
    const delay = delayNameOf(eventType, source)
    return detailed({
      guard: guard === undefined ? [[], []] : [[guardText(guard)], [guardDetail(guard)]],
      delay: typeof delays[delay] === 'function' ? [[delay], [delayDetail(delay, delays)]] : [[], []],
      actions: actionTexts(actions, delays),
    })
  })
  return {
    ...rest,
    states: states.map((state, at) => ({ ...state, ...detailsOfState(state, nodes[at]) })),
    transitions: transitions.map(
      (transition, at): ChartTransition => ({ ...transition, ...transitionDetails[at] }),
    ),
  }
}

function detailsOfState(
  { invokes }: ChartState,
  node: AnyStateNode | undefined,
): Pick<ChartState, 'details'> {
  if (!node) return {}
  const { initialActions, entry, exit } = actionsOf(node)
  const { delays } = node.machine.implementations
  const logics = logicsOf(node)
  return detailed({
    initialActions: actionTexts(initialActions, delays),
    entry: actionTexts(entry, delays),
    exit: actionTexts(exit, delays),
    invoke: [
      invokes.map(invokeText),
      invokes.map((invoke, at) => invokeDetail(invoke, node.invoke[at], logics[at])),
    ],
  })
}

type Texts = readonly [shown: readonly string[], full: readonly string[]]

function actionTexts(actions: readonly unknown[], delays: Delays): Texts {
  return [actions.map(actionText), actions.map((action) => actionDetail(action, delays))]
}

/** Returns the full texts of the parts whose full text differs from the shown text. */
function detailed<Part extends string>(parts: Record<Part, Texts>): { details?: Details<Part> } {
  const entries = Object.entries<Texts>(parts)
    .map(([part, texts]) => [part, ...texts.map((text) => text.join(', '))] as const)
    .filter(([, shown, full]) => shown !== full)
  if (entries.length === 0) return {}
  return { details: Object.fromEntries(entries.map(([part, , full]) => [part, full])) as Details<Part> }
}

/** The full text of an action: its parameters, the arguments of a built-in action, or the source of a function. */
function actionDetail(action: unknown, delays: Delays): string {
  if (!isRecord(action)) return String(action ?? '')
  const { type, params } = action
  if (typeof type !== 'string') return valueDetail(action)
  if (typeof action !== 'function') return withParams(type, params)
  const given = Object.entries(action).filter(
    ([key, value]) => !internalProperties.has(key) && value !== undefined,
  )
  const parts = given.map(
    ([key, value], at) =>
      (at === 0 ? '' : `${key}: `) +
      (key === 'delay' && typeof value === 'string' ? delayDetail(value, delays) : valueDetail(value)),
  )
  return `${type.replace(/^xstate\./, '')}(${parts.join(', ')})`
}

/** The full text of a delay that is given by its name: its time, or the source of the function that computes it. */
function delayDetail(name: string, delays: Delays): string {
  const delay: unknown = delays[name]
  if (typeof delay === 'number') return `${name} (${delay} ms)`
  return typeof delay === 'function' ? `${name}: ${sourceOf(delay)}` : JSON.stringify(name)
}

/** The full text of a guard: its parameters, its source, or the full texts of the guards that it combines. */
function guardDetail(guard: unknown): string {
  if (typeof guard !== 'function')
    return isRecord(guard) ? withParams(String(guard['type']), guard['params']) : String(guard)
  if ('stateValue' in guard) return guardText(guard)
  return 'guards' in guard && Array.isArray(guard.guards)
    ? `${combinatorOf(guard)}(${guard.guards.map(guardDetail).join(', ')})`
    : valueDetail(guard)
}

/** The full text of an invoked actor: its name, the source of inline logic, its input, and its name in the actor system. */
function invokeDetail(
  invoke: Invoke,
  { input, systemId }: Partial<AnyStateNode['invoke'][number]> = {},
  logic: unknown,
): string {
  const name = invokeText(invoke)
  const source = isRecord(logic) ? valueDetail(logic) : name
  const text = withParams(source === name ? name : `${name}: ${source}`, input)
  return systemId === undefined ? text : `${text} (systemId: ${JSON.stringify(systemId)})`
}

function withParams(type: string, params: unknown): string {
  return params === undefined ? type : `${type}(${valueDetail(params)})`
}

function valueDetail(value: unknown, around: readonly unknown[] = [], key?: string): string {
  if (typeof value === 'function') return functionDetail(value, key)
  if (!isRecord(value)) return JSON.stringify(value) ?? String(value)
  if (around.includes(value)) return '(cycle)'
  const inside = (part: unknown, name?: string): string => valueDetail(part, [...around, value], name)
  if (Array.isArray(value)) return `[${value.map((part) => inside(part)).join(', ')}]`
  if ('transition' in value) return logicDetail(value)
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${inside(part, name)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Leaves out the name of a function if it is the name of its property. */
function functionDetail(run: object, key?: string): string {
  const name = nameOf(run)
  return name === undefined || name === key ? sourceOf(run) : `${name}: ${sourceOf(run)}`
}

function logicDetail(logic: Record<string, unknown>): string {
  const { config } = logic
  return typeof config === 'function' ? functionDetail(config) : actorText(logic)
}
