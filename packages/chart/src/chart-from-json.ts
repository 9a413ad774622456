import { cancel, createMachine, raise, sendTo } from 'xstate'
import type { Chart } from './chart.ts'
import { keysIn, targetAt } from './paths.ts'
import { detailedChartOf } from './xstate5-details.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Creates a chart from JSON: a configuration, the result of `machine.toJSON()`, an export of Stately's editor, or a chart.
 * The chart lacks everything that the JSON leaves out, such as the source of inline functions and, in `toJSON()`, transitions
 * without an event.
 */
export function chartFromJson(json: unknown, name?: string): Chart {
  const found = isJson(json) ? (wrapped(json) ?? json) : undefined
  if (!found) throw new Error('This JSON is not a machine: it is no object.')
  if (isChart(found)) return found
  if (!isMachineJson(found))
    throw new Error(
      'This JSON is not a machine: it has none of the properties of a machine, such as states, initial and on.',
    )
  const root = typeof found['id'] === 'string' ? found['id'] : '(machine)'
  return detailedChartOf(createMachine(configOf(withTargets(found, targetsIn(found, root)) as Json)), name)
}

/** Maps the ids that `toJSON()` uses as targets to paths. `createMachine` would read the dots of an id as separators of keys. */
function targetsIn(node: Json, root: string, path: readonly string[] = []): Map<string, string> {
  const own: [string, string][] =
    typeof node['id'] === 'string' ? [[`#${node['id']}`, targetAt(root, path)]] : []
  const { states } = node
  const inner = Object.entries(isJson(states) ? states : {}).flatMap(([key, child]) =>
    isJson(child) ? [...targetsIn(child, root, [...path, key])] : [],
  )
  return new Map([...own, ...inner])
}

function withTargets(value: unknown, targets: ReadonlyMap<string, string>, key?: string): unknown {
  if (typeof value === 'string') return key === 'target' ? (targets.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((part) => withTargets(part, targets, key))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withTargets(part, targets, name)]),
  )
}

/** Some exports wrap the configuration in an object with other data. */
function wrapped(json: Json): Json | undefined {
  return ['machine', 'config', 'definition']
    .map((key) => json[key])
    .find((inner) => isJson(inner) && 'states' in inner) as Json | undefined
}

function isChart(json: Json): json is Json & Chart {
  return (
    Array.isArray(json['states']) && Array.isArray(json['transitions']) && typeof json['name'] === 'string'
  )
}

const kinds: readonly unknown[] = ['atomic', 'compound', 'parallel', 'final', 'history']

/** Checks the values, too, because other files have properties with these names, such as `type` in package.json. */
function isMachineJson(json: Json): boolean {
  const { type, initial } = json
  return (
    kinds.includes(type) ||
    typeof initial === 'string' ||
    ['states', 'on', 'after', 'context', 'initial'].some((key) => isJson(json[key])) ||
    ['always', 'invoke', 'entry', 'exit', 'onDone'].some((key) => Boolean(json[key]))
  )
}

function configOf(node: Json): Json {
  const { type, states, on, always, after } = node
  const children = Object.entries(isJson(states) ? states : {}).map(([key, child]) => [
    key,
    configOf(isJson(child) ? child : {}),
  ])
  return defined({
    id: node['id'],
    type: type === 'parallel' || type === 'final' || type === 'history' ? type : undefined,
    history: type === 'history' ? node['history'] : undefined,
    target: type === 'history' ? node['target'] : undefined,
    initial: initialOf(node),
    route: isJson(node['route']) ? transitionOf(node['route']) : undefined,
    tags: node['tags'],
    entry: actionsOf(node['entry']),
    exit: actionsOf(node['exit']),
    invoke: invokesOf(node['invoke']),
    on: transitionTable(on),
    after: transitionTable(delayTable(after)),
    always: transitionsOf(always),
    onDone: transitionsOf(node['onDone']),
    states: children.length > 0 ? Object.fromEntries(children) : undefined,
  })
}

/** `toJSON()` writes `initial` as a transition. The last key of its target is the key of the initial child state. */
function initialOf({ initial, states }: Json): unknown {
  if (!isJson(initial)) return initial
  const [target = ''] = listOf(initial['target']).map(String)
  const last = keysIn(target).at(-1)
  const key = isJson(states) && last !== undefined && last in states ? last : target
  const actions = actionsOf(initial['actions'])
  return actions.length === 0 ? key : { target: key, actions }
}

function transitionsOf(given: unknown): Json[] | undefined {
  return given === undefined ? undefined : listOf(given).map(transitionOf)
}

function transitionTable(table: unknown): Json | undefined {
  if (!isJson(table)) return undefined
  return Object.fromEntries(
    Object.entries(table).map(([event, list]) => [event, listOf(list).map(transitionOf)]),
  )
}

/** Groups a list of delayed transitions, as XState 4 accepts it, by their delays. JSON leaves out a delay that is a function. */
function delayTable(after: unknown): unknown {
  if (!Array.isArray(after)) return after
  const delayOf = ({ delay = 'function' }: Json) => String(delay)
  const transitions = after.filter(isJson)
  const delays = [...new Set(transitions.map(delayOf))]
  return Object.fromEntries(
    delays.map((delay) => [delay, transitions.filter((one) => delayOf(one) === delay)]),
  )
}

function transitionOf(transition: unknown): Json {
  if (!isJson(transition)) return defined({ target: transition ?? undefined })
  const targets = listOf(transition['target'] ?? [])
  return defined({
    target: targets.length > 1 ? targets : targets[0],
    guard: namedOf(transition['guard'] ?? transition['cond'] ?? undefined),
    actions: actionsOf(transition['actions']),
    // In XState 4, a transition into a state of its source re-enters the source unless it is internal.
    reenter: transition['reenter'] === true || transition['internal'] === false ? true : undefined,
  })
}

/** Leaves out the actions that start and cancel the delays of `after`, because XState adds them itself. */
function actionsOf(actions: unknown): unknown[] {
  return listOf(actions ?? []).flatMap((action) =>
    isDelayAction(action) ? [] : (builtInOf(action) ?? namedOf(action) ?? []),
  )
}

/** `toJSON()` of XState 5 writes only the types of such actions. */
function isDelayAction(action: unknown): boolean {
  if (!(isJson(action) && /^xstate\.(raise|send|cancel)$/.test(String(action['type'])))) return false
  const { event, sendId } = action
  const target = isJson(event) ? event['type'] : (event ?? sendId)
  return target === undefined || String(target).startsWith('xstate.after')
}

/** An action that sends an event, or cancels it. XState 4 writes it as an object, with `send` for an event to itself. */
function builtInOf(action: unknown): unknown {
  if (!isJson(action)) return undefined
  const { type, event, sendId, to } = action
  if (type === 'xstate.cancel' && typeof sendId === 'string') return cancel(sendId)
  const sent = typeof event === 'string' ? { type: event } : event
  if (!(/^xstate\.(raise|send)$/.test(String(type)) && isJson(sent))) return undefined
  const { delay, id } = action
  const options = {
    ...((typeof delay === 'number' || typeof delay === 'string') && { delay: delay as never }),
    ...(typeof id === 'string' && { id }),
  }
  const given = { ...sent, type: String(sent['type']) }
  return typeof to === 'string' ? sendTo(to, given, options) : raise(given, options)
}

function invokesOf(invokes: unknown): Json[] {
  return listOf(invokes ?? []).flatMap((invoke) => {
    if (!isJson(invoke)) return [{ src: String(invoke) }]
    const source = namedOf(invoke['src'])
    const outcomes = ['onDone', 'onError', 'onSnapshot'].map((name) => [name, transitionsOf(invoke[name])])
    const { id, systemId } = invoke
    return [defined({ id, systemId, src: source?.['type'] ?? 'actor', ...Object.fromEntries(outcomes) })]
  })
}

/** `toJSON()` writes an empty type for an entry or exit action that is a function without a name. */
function namedOf(part: unknown): Json | undefined {
  if (typeof part === 'string') return { type: part }
  return isJson(part) && typeof part['type'] === 'string' && part['type'] !== ''
    ? defined({ type: part['type'], params: part['params'] ?? undefined })
    : undefined
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function defined(properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined))
}
