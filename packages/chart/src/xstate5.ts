/** All code that depends on the internals of XState 5, together with the other `xstate5-*.ts`. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { type Chart, type ChartState, type ChartTransition, delayStart } from './chart.ts'
import { keysIn } from './paths.ts'
import { delayedEvents } from './xstate5-delays.ts'
import { guardOf, routeEvent } from './xstate5-routes.ts'
import { actionText, actorText, guardText, isGeneratedName, isRecord } from './xstate5-words.ts'

type Transition = Extract<InspectionEvent, { type: '@xstate.microstep' }>['_transitions'][number]

/** XState's id for a machine without an id. */
const unnamed = '(machine)'

/** Creates the chart of a machine. `name` is the title of a machine without an id. */
export function chartOf(machine: AnyStateMachine, name = 'machine'): Chart {
  const nodes = nodesOf(machine.root)
  const title = machine.id === unnamed ? name : machine.id
  return {
    id: machine.id,
    name: title,
    states: nodes.map((node) => (node === machine.root ? { ...stateOf(node), key: title } : stateOf(node))),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition) => chartTransition(transition, machine)),
    ),
  }
}

/** Checks the properties instead of the class, because a machine of another copy of XState has another class. */
export function isMachine(value: unknown): value is AnyStateMachine {
  return isRecord(value) && 'root' in value && 'implementations' in value && 'getStateNodeById' in value
}

/** A state and everything in it, in the order of the chart. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

export function transitionsOf(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), node.always ?? []].flat()
}

/** The id contains the source, the event and the index of a transition, because `provide()` creates new transition objects. */
export function transitionId(transition: Transition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

export function allTransitionIds(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => transitionsOf(node).map(transitionId))
}

/** The states in which an actor can stay. States with an unguarded `always` transition are left immediately. */
export function restingStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(pathOf)
}

export function leavesOf({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes.filter(isLeaf).map(pathOf)
}

/** The ids of the active states of a snapshot, including parent states. */
export function activeIds({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes.map(({ id }) => id)
}

function isLeaf({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final'
}

export function pathOf(node: AnyStateNode): string {
  return node.path.join('.')
}

function stateOf(node: AnyStateNode): ChartState {
  const { initialActions, entry, exit } = actionsOf(node)
  return {
    id: node.id,
    key: node.key,
    path: pathOf(node),
    kind: node.type === 'history' ? node.history || 'shallow' : node.type,
    parent: node.parent?.id,
    initial: initialTargets(node),
    ...(initialActions.length === 0 ? {} : { initialActions: initialActions.map(actionText) }),
    entry: entry.map(actionText),
    exit: exit.map(actionText),
    invokes: invokesOf(node),
    // A copy, because Vue makes a proxy of each object in a reactive machine, and a proxy cannot be sent to another window.
    tags: [...node.tags],
    ...delayedEvents({ initialActions, entry, exit }, node.machine),
  }
}

/** The actions of a state, without those that XState adds. */
export function actionsOf(node: AnyStateNode) {
  const isOwn = (action: unknown) => !isDelayAction(action)
  return {
    initialActions: node.type === 'compound' ? node.initial.actions : [],
    entry: node.entry.filter(isOwn),
    exit: node.exit.filter(isOwn),
  }
}

function initialTargets(node: AnyStateNode): string[] {
  if (node.type === 'history') return historyDefault(node)
  return node.type === 'compound' ? (node.initial.target ?? []).map(({ id }) => id) : []
}

/** Without a target, the default target of a history state is the initial state of its parent. */
function historyDefault({ config, parent, machine }: AnyStateNode): string[] {
  if (!parent) return []
  const given: unknown = 'target' in config ? config.target : undefined
  if (given === undefined) return parent.type === 'compound' ? initialTargets(parent) : []
  return [given].flat().flatMap((target) => {
    const [first = '', ...path] = keysIn(String(target).replace(/^\./, ''))
    const start = first.startsWith('#')
      ? nodesOf(machine.root).find(({ id }) => id === first.slice(1))
      : parent.states[first]
    const found = path.reduce<AnyStateNode | undefined>((node, key) => node?.states[key], start)
    return found ? [found.id] : []
  })
}

/** The logic of invoked actors from the configuration, because XState replaces inline logic with a generated name. */
export function logicsOf({ config }: AnyStateNode): unknown[] {
  return [config.invoke ?? []]
    .flat()
    .map((invoked: unknown) => (isRecord(invoked) && 'src' in invoked ? invoked['src'] : invoked))
}

/** XState generates an id for an actor without an id. Such an actor is named after its source. */
function invokesOf(node: AnyStateNode): ChartState['invokes'] {
  const { id: state, invoke } = node
  const logics = logicsOf(node)
  const named = invoke.map(({ id, src }, at) => {
    const source = typeof src !== 'string' || isGeneratedName(src) ? actorText(logics[at]) : src
    return { id, src: source, name: id === `${at}.${state}` ? source : id }
  })
  return named.map(({ id, src, name }, at) => {
    const before = named.slice(0, at).filter((other) => other.name === name).length
    return { id, src, name: before === 0 ? name : `${name} ${before + 1}` }
  })
}

/** Whether XState added this action to start or cancel a delay. */
function isDelayAction(action: unknown): boolean {
  if (typeof action !== 'function' || !('type' in action)) return false
  const isAdded = action.type === 'xstate.cancel' || action.type === 'xstate.raise'
  return isAdded && actionText(action).replace(/^\w+ /, '').startsWith(delayStart)
}

function chartTransition(transition: Transition, machine: AnyStateMachine): ChartTransition {
  const { source, target, eventType, actions, reenter } = transition
  const guard = guardOf(transition)
  return {
    id: transitionId(transition),
    source: source.id,
    targets: (target ?? []).map(({ id }) => id),
    event: eventType,
    cause: routeEvent(transition)
      ? `route ${target?.map(({ id }) => id).join()}`
      : causeText(eventType, source, machine),
    guard: guard === undefined ? undefined : guardText(guard),
    actions: actions.map(actionText),
    reenter,
    ...delayedEvents({ actions }, machine),
  }
}

/** Describes the event that causes a transition, with the names from the machine. */
function causeText(
  type: string,
  source: AnyStateNode,
  { implementations: { delays } }: AnyStateMachine,
): string {
  if (type === '') return 'always'
  const [, outcome, origin, of = ''] =
    /^xstate\.(done|error|snapshot)\.(?:(actor|state)\.)?(.+)$/.exec(type) ?? []
  if (origin === 'state') return `done ${of.replace(`${unnamed}.`, '').replace(unnamed, 'machine')}`
  if (outcome !== undefined) {
    const known = invokesOf(source).find(({ id }) => id === of)
    return `${outcome === 'error' ? 'failed' : outcome} ${known?.name ?? of.replace(/^\d+\./, '')}`
  }
  if (!type.startsWith(delayStart)) return type
  const delay = delayNameOf(type, source)
  if (!Number.isNaN(Number(delay))) return `after ${delay} ms`
  const time = delays[delay]
  return typeof time === 'number' ? `after ${delay} (${time} ms)` : `after ${delay}`
}

/** The time or the name of the delay after which XState sends an event. Empty for other events. */
export function delayNameOf(type: string, source: AnyStateNode): string {
  if (!type.startsWith(delayStart)) return ''
  return type.slice(delayStart.length, type.endsWith(`.${source.id}`) ? -source.id.length - 1 : undefined)
}
