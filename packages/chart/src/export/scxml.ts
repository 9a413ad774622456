import {
  type Chart,
  type ChartState,
  type ChartTransition,
  type DelayedEvent,
  delayStart,
  isHistory,
  routeOf,
} from '../chart.ts'
import { childrenOf, rootOf, stateWith, transitionsFrom } from '../nesting.ts'
import { delayOf } from './delays.ts'
import { escaped } from './escaped.ts'
import { uniqueNames } from './unique-names.ts'

interface Parts {
  chart: Chart
  /** The ids of the elements for states and for invoked actors. */
  states: ReadonlyMap<string, string>
  actors: ReadonlyMap<string, string>
}

/** Writes the chart as W3C SCXML. It contains the names of the machine's functions, but not their code. */
export function scxmlOf(chart: Chart): string {
  const root = rootOf(chart)
  const used = new Set<string>()
  const parts = {
    chart,
    states: uniqueNames(
      chart.states.map(({ id }) => id),
      elementName,
      used,
    ),
    actors: uniqueNames(
      chart.states.flatMap(({ invokes }) => invokes.map(({ id }) => id)),
      elementName,
      used,
    ),
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${elementName(chart.name)}" initial="${namesOf([root.id], parts)}" datamodel="ecmascript">`,
    ...indented(stateLines(root, parts)),
    '</scxml>',
    '',
  ].join('\n')
}

function stateLines(state: ChartState, parts: Parts): string[] {
  const { chart } = parts
  if (isHistory(state)) return historyLines(state, parts)
  const name = state.kind === 'parallel' || state.kind === 'final' ? state.kind : 'state'
  const children = childrenOf(state.id, chart)
  const transitions = narrowFirst(transitionsFrom(state.id, chart))
  const timers = transitions.filter(isFirstOfDelay)
  const starts = timers.map((timer) => startLine(timer, parts))
  const cancels = timers.map((timer) => cancelLine(eventOf(timer, parts)))
  const body = [
    ...beginning(state, parts),
    ...element('onentry', [...actionLines('entry', state.entry, state, chart), ...starts]),
    ...element('onexit', [...actionLines('exit', state.exit, state, chart), ...cancels]),
    ...transitions.flatMap((transition) => transitionLines(transition, parts)),
    ...state.invokes.flatMap((invoke) => invokeLines(invoke, parts)),
    ...children.flatMap((child) => stateLines(child, parts)),
  ]
  const head = `<${name} id="${namesOf([state.id], parts)}"`
  return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...indented(body), `</${name}>`]
}

/**
 * SCXML takes the first transition in the document whose event matches, XState the one with the longest event, such as `mouse.up`, then
 * `mouse.*`, then `*`.
 */
function narrowFirst(transitions: readonly ChartTransition[]): readonly ChartTransition[] {
  const ordered: ChartTransition[] = []
  for (const transition of transitions) {
    const at = ordered.findIndex((other) => isWider(other.event, transition.event))
    ordered.splice(at < 0 ? ordered.length : at, 0, transition)
  }
  return ordered
}

function isWider(event: string, other: string): boolean {
  if (event === '*') return other !== '*' && other !== ''
  return event !== '' && withoutWildcard(other).startsWith(`${withoutWildcard(event)}.`)
}

function withoutWildcard(event: string): string {
  return event.replace(/\.\*$/, '')
}

/** All transitions after the same delay are caused by one event. */
function isFirstOfDelay({ event, id }: ChartTransition, _: number, all: readonly ChartTransition[]): boolean {
  return event.startsWith(delayStart) && all.find((other) => other.event === event)?.id === id
}

function namesOf(ids: readonly string[], { states }: Parts): string {
  return ids.map((id) => states.get(id) ?? elementName(id)).join(' ')
}

/** Sends the event of a delayed transition when its state is entered. The name of a delay stands for the function that computes it. */
function startLine(transition: ChartTransition, parts: Parts): string {
  const event = eventOf(transition, parts)
  const name = delayOf(transition) ?? ''
  const [, known] = / \((.+) ms\)$/.exec(transition.cause) ?? []
  const time = known ?? (Number.isNaN(Number(name)) ? undefined : name)
  return sendElement(event, time === undefined ? name : Number(time), event)
}

function cancelLine(id: string): string {
  return `<cancel sendid="${xmlName(id)}"/>`
}

function sendElement(event: string, delay: number | string, id: string | undefined): string {
  const time = typeof delay === 'number' ? `delay="${delay}ms"` : `delayexpr="${escaped(delay)}"`
  return `<send event="${escaped(event)}" ${time}${id === undefined ? '' : ` id="${xmlName(id)}"`}/>`
}

/** Written as an `<initial>` element, because some SCXML readers ignore the `initial` attribute. */
function beginning(state: ChartState, parts: Parts): string[] {
  const { initial, initialActions = [] } = state
  if (initial.length === 0) return []
  const head = `<transition target="${namesOf(initial, parts)}"`
  const actions = actionLines('initialActions', initialActions, state, parts.chart)
  return element('initial', withActions(head, actions))
}

function withActions(head: string, actions: readonly string[]): string[] {
  return actions.length === 0 ? [`${head}/>`] : [`${head}>`, ...indented(actions), '</transition>']
}

function element(name: string, content: readonly string[]): string[] {
  return content.length === 0 ? [] : [`<${name}>`, ...indented(content), `</${name}>`]
}

/** The content of an invoked actor is a placeholder with one state, because the chart does not contain the actor's logic. */
function invokeLines({ id, src }: ChartState['invokes'][number], { actors }: Parts): string[] {
  const invokeId = actors.get(id)
  return [
    `<invoke id="${invokeId}" type="scxml">`,
    '  <content>',
    `    <scxml version="1.0" name="${elementName(src)}"><state id="${invokeId}.running"/></scxml>`,
    '  </content>',
    '</invoke>',
  ]
}

function historyLines({ id, kind, initial }: ChartState, parts: Parts): string[] {
  const head = `<history id="${namesOf([id], parts)}" type="${kind}"`
  if (initial.length === 0) return [`${head}/>`]
  return [`${head}>`, `  <transition target="${namesOf(initial, parts)}"/>`, '</history>']
}

function transitionLines(transition: ChartTransition, parts: Parts): string[] {
  const { event, actions, reenter } = transition
  const targets = movesTo(transition, parts.chart)
  const condition = conditionOf(transition)
  const head = [
    '<transition',
    ...(event === '' ? [] : [`event="${escaped(eventOf(transition, parts))}"`]),
    ...(condition === undefined ? [] : [`cond="${escaped(condition)}"`]),
    ...(targets.length === 0 ? [] : [`target="${namesOf(targets, parts)}"`]),
    ...(targets.length === 0 || reenter ? [] : ['type="internal"']),
  ].join(' ')
  return withActions(head, actionLines('actions', actions, transition, parts.chart))
}

/**
 * Returns the targets in SCXML. There, a transition from a state to itself always leaves and enters the state; in XState it does so
 * only with `reenter`. Without it, the transition has no target in SCXML, or the initial states of a compound state.
 */
function movesTo({ source, targets, reenter }: ChartTransition, chart: Chart): readonly string[] {
  const state = stateWith(source, chart)
  if (reenter || state === undefined || targets.length !== 1 || targets[0] !== source) return targets
  return state.kind === 'parallel' || state.initialActions !== undefined ? targets : state.initial
}

/** The event of a route names the state. */
function conditionOf(transition: ChartTransition): string | undefined {
  const { guard } = transition
  const route = routeOf(transition)
  if (route === undefined) return guard
  return `_event.data.to === '${route}'${guard === undefined ? '' : ` && (${guard})`}`
}

function actionLines(
  part: DelayedEvent['part'],
  actions: readonly string[],
  { delayed = [] }: ChartState | ChartTransition,
  chart: Chart,
): string[] {
  return actions.map((action, index) => {
    const later = delayed.find(({ part: list, at }) => list === part && at === index)
    return later ? sendLine(action, later) : actionLine(action, chart)
  })
}

function actionLine(action: string, chart: Chart): string {
  const [, raised] = /^raise (\S+)$/.exec(action) ?? []
  if (raised !== undefined) return `<raise event="${escaped(raised)}"/>`
  const [, id] = /^cancel (\S+)$/.exec(action) ?? []
  return id !== undefined && isSent(id, chart) ? cancelLine(id) : logLine(action)
}

/** An event that is computed has no name for `<send>`, as for `<raise>`. */
function sendLine(action: string, { event, delay, id }: DelayedEvent): string {
  return /\s/.test(event) ? logLine(action) : sendElement(event, delay, id)
}

/** Other ids belong to events for other actors, or are computed by a function. */
function isSent(id: string, { states, transitions }: Chart): boolean {
  return [...states, ...transitions].some(({ delayed = [] }) => delayed.some((event) => event.id === id))
}

function logLine(action: string): string {
  return `<log label="action" expr="${escaped(`'${action.replaceAll("'", "\\'")}'`)}"/>`
}

/** Converts the events of XState for which SCXML has its own names. The ids in events of XState are those of the elements. */
function eventOf(transition: ChartTransition, parts: Parts): string {
  const { event: type, source } = transition
  const delay = delayOf(transition)
  if (delay !== undefined)
    return xmlName(`${delayStart}${delay.replaceAll('.', '_')}.${namesOf([source], parts)}`)
  const [, outcome = '', origin, id = ''] = /^xstate\.(done|error)\.(actor|state)\.(.*)$/s.exec(type) ?? []
  if (origin === undefined) return type.replaceAll(' ', '_')
  const [kind, names] = origin === 'actor' ? ['invoke', parts.actors] : ['state', parts.states]
  return `${outcome}.${kind}.${id === '*' ? id : (names.get(id) ?? elementName(id))}`
}

/** Has no dots, because a transition on `done.state.a` is also taken when SCXML sends `done.state.a.b`, for the state `b` in `a`. */
function elementName(id: string): string {
  return xmlName(id).replaceAll('.', '_')
}

/** Converts an id to an XML name: letters, digits, dots, dashes and underscores, with a letter or an underscore first. */
function xmlName(id: string): string {
  const name = id.replace(/[^\p{L}\p{N}._-]/gu, '_')
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
