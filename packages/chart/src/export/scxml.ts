import type { Chart, ChartState, ChartTransition } from '../chart.ts'

/** Writes the chart as W3C SCXML. It contains the names of the machine's functions, but not their code. */
export function scxmlOf(chart: Chart): string {
  const [root] = chart.states
  if (!root) throw new Error('A chart has at least its root.')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(chart.name)}" initial="${scxmlId(root.id)}" datamodel="ecmascript">`,
    ...indented(stateLines(root, chart)),
    '</scxml>',
    '',
  ].join('\n')
}

function stateLines(state: ChartState, chart: Chart): string[] {
  if (state.kind === 'shallow' || state.kind === 'deep') return historyLines(state)
  const name = state.kind === 'parallel' || state.kind === 'final' ? state.kind : 'state'
  const children = chart.states.filter(({ parent }) => parent === state.id)
  const body = [
    ...beginning(state),
    ...actionLines('onentry', state.entry),
    ...actionLines('onexit', state.exit),
    ...chart.transitions
      .filter(({ source }) => source === state.id)
      .flatMap((transition) => transitionLines(transition)),
    ...state.invokes.flatMap(invokeLines),
    ...children.flatMap((child) => stateLines(child, chart)),
  ]
  const head = `<${name} id="${scxmlId(state.id)}"`
  return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...indented(body), `</${name}>`]
}

/** Written as an `<initial>` element, because some SCXML readers ignore the `initial` attribute. */
function beginning({ initial, initialActions = [] }: ChartState): string[] {
  if (initial.length === 0) return []
  const head = `<transition target="${initial.map(scxmlId).join(' ')}"`
  return ['<initial>', ...indented(withActions(head, initialActions)), '</initial>']
}

function withActions(head: string, actions: readonly string[]): string[] {
  return actions.length === 0
    ? [`${head}/>`]
    : [`${head}>`, ...indented(actions.map(actionLine)), '</transition>']
}

/** The content of an invoked actor is a placeholder with one state, because the chart does not contain the actor's logic. */
function invokeLines({ id, src }: ChartState['invokes'][number]): string[] {
  return [
    `<invoke id="${scxmlId(id)}" type="scxml">`,
    '  <content>',
    `    <scxml version="1.0" name="${escaped(src)}"><state id="running"/></scxml>`,
    '  </content>',
    '</invoke>',
  ]
}

function historyLines({ id, kind, initial }: ChartState): string[] {
  const head = `<history id="${scxmlId(id)}" type="${kind}"`
  if (initial.length === 0) return [`${head}/>`]
  return [`${head}>`, `  <transition target="${initial.map(scxmlId).join(' ')}"/>`, '</history>']
}

function transitionLines({ event, guard, targets, actions, reenter }: ChartTransition): string[] {
  const head = [
    '<transition',
    ...(event === '' ? [] : [`event="${escaped(eventOf(event))}"`]),
    ...(guard === undefined ? [] : [`cond="${escaped(guard)}"`]),
    ...(targets.length === 0 ? [] : [`target="${targets.map(scxmlId).join(' ')}"`]),
    ...(targets.length === 0 || reenter ? [] : ['type="internal"']),
  ].join(' ')
  return withActions(head, actions)
}

function actionLines(name: 'onentry' | 'onexit', actions: readonly string[]): string[] {
  return actions.length === 0 ? [] : [`<${name}>`, ...indented(actions.map(actionLine)), `</${name}>`]
}

function actionLine(action: string): string {
  const [, raised] = /^raise (\S+)$/.exec(action) ?? []
  return raised === undefined
    ? `<log label="action" expr="${escaped(`'${action.replaceAll("'", "\\'")}'`)}"/>`
    : `<raise event="${escaped(raised)}"/>`
}

/** Converts the events of XState for which SCXML has its own names. */
function eventOf(type: string): string {
  return type
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.done\.state\./, 'done.state.')
    .replace(/^xstate\.error\.actor\./, 'error.invoke.')
    .replaceAll(' ', '_')
}

/** Converts an id to an XML name: letters, digits, dots, dashes and underscores, with a letter or an underscore first. */
export function scxmlId(id: string): string {
  const name = id.replace(/[^\p{L}\p{N}._-]/gu, '_')
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
