import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartFromJson } from '../src/chart-from-json.ts'
import { diffCharts, isEmptyDiff } from '../src/diff/chart-diff.ts'
import { machineJson } from '../src/export/machine-json.ts'
import { mermaidOf } from '../src/export/mermaid.ts'
import { scxmlOf } from '../src/export/scxml.ts'
import { chartOf } from '../src/xstate5.ts'
import { detailedChartOf } from '../src/xstate5-details.ts'

const tabsMachine = setup({ guards: { isAdmin: () => true }, actions: { note: () => {} } }).createMachine({
  id: 'tabs',
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    users: { initial: 'list', states: { list: {}, one: { id: 'one', route: { actions: 'note' } } } },
    admin: { id: 'tabs.admin', route: { guard: 'isAdmin' } },
    // XState ignores the route of a state without an id of its own.
    lost: { route: {} },
  },
})

test('the transition of a route names the state, and has only the guard that the machine has', () => {
  const { transitions } = detailedChartOf(tabsMachine)
  expect(transitions.map(({ event, cause, guard, details }) => [event, cause, guard, details])).toEqual([
    ['xstate.route', 'route home', undefined, undefined],
    ['xstate.route', 'route one', undefined, undefined],
    ['xstate.route', 'route tabs.admin', 'isAdmin', undefined],
  ])
})

test('a transition that a machine itself has for the event of routes is shown as it is', () => {
  const plain = setup({}).createMachine({
    id: 'plain',
    initial: 'a',
    states: { a: { on: { 'xstate.route': { guard: () => true, target: 'b' } } }, b: {} },
  })
  expect(chartOf(plain).transitions).toMatchObject([{ cause: 'xstate.route', guard: 'true' }])
})

test('the exports contain the routes', () => {
  const chart = chartOf(tabsMachine)
  const written = JSON.parse(machineJson(chart))
  expect(written).not.toHaveProperty('on')
  expect(written.states).toMatchObject({
    home: { id: 'home', route: {} },
    users: { states: { one: { id: 'one', route: { actions: [{ type: 'note' }] } } } },
    admin: { id: 'tabs.admin', route: { guard: { type: 'isAdmin' } } },
  })
  expect(isEmptyDiff(diffCharts(chart, chartFromJson(written)))).toBe(true)
  expect(scxmlOf(chart)).toContain(
    `<transition event="xstate.route" cond="_event.data.to === '#tabs.admin' &amp;&amp; (isAdmin)" target="tabs_admin"`,
  )
  expect(mermaidOf(chart)).toContain('route tabs.admin [isAdmin]')
})
