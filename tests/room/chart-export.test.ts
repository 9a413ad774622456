import { type Chart, chartOf, machineJson, scxmlOf } from '@statecart/chart'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { toMachine } from 'xstate4/lib/scxml'
import { foreignMachine } from '../../packages/room/tests/foreign.ts'
import { namedModels } from '../../src/app/machine-room/models.ts'

const machines = [
  ...namedModels.map(({ name, model }) => ({ name, machine: model.machine })),
  { name: 'foreign', machine: foreignMachine },
]

/** The child elements that SCXML 1.0 allows in each element. */
const allowed: Record<string, string[]> = {
  scxml: ['state', 'parallel', 'final'],
  state: ['onentry', 'onexit', 'transition', 'invoke', 'state', 'parallel', 'final', 'history', 'initial'],
  parallel: ['onentry', 'onexit', 'transition', 'invoke', 'state', 'parallel', 'history'],
  final: ['onentry', 'onexit'],
  history: ['transition'],
  onentry: ['raise', 'send', 'cancel', 'log'],
  onexit: ['raise', 'send', 'cancel', 'log'],
  transition: ['raise', 'send', 'cancel', 'log'],
  initial: ['transition'],
  invoke: ['content'],
  content: ['scxml'],
}

function faultsIn(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
  const states = new Set(ids)
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { parentElement: parent, tagName } = element
    const misplaced =
      parent && !allowed[parent.tagName]?.includes(tagName) ? [`${tagName} in ${parent.tagName}`] : []
    const led = [element.getAttribute('target'), element.getAttribute('initial')].join(' ').trim()
    const lost = led === '' ? [] : led.split(/\s+/).filter((id) => !states.has(id))
    const unnamed =
      element.id !== '' && !/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(element.id) ? [`id ${element.id}`] : []
    return [...misplaced, ...lost.map((id) => `nothing is called ${id}`), ...unnamed]
  })
}

/** The id of the element of a state. No two states of these machines would have the same one. */
const elementId = (id: string) => id.replace(/[^\p{L}\p{N}_-]/gu, '_')
const statesOf = ({ states }: Chart) => states.map(({ id }) => elementId(id)).sort()
/** A transition to its own state that does not enter it again leads to the initial state in it. */
const leadsOf = ({ states, transitions }: Chart) =>
  transitions
    .map(({ source, targets, reenter }) => {
      const own = states.find(({ id, kind }) => id === source && kind !== 'parallel')
      const goals = !reenter && own && targets.join() === source ? own.initial : targets
      return `${elementId(source)} → ${goals.map(elementId).join()}`
    })
    .sort()

describe.each(machines)('$name', ({ machine }) => {
  const chart = chartOf(machine)

  test('is valid as SCXML', () => {
    const { window } = new JSDOM('', { url: 'http://localhost/' })
    const document = new window.DOMParser().parseFromString(scxmlOf(chart), 'text/xml')
    expect(document.querySelector('parsererror')).toBe(null)
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/07/scxml')
    expect(faultsIn(document)).toEqual([])
    const ids = [...document.querySelectorAll('[id]:not(invoke, invoke *)')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length - document.querySelectorAll('send[id]').length).toBe(chart.states.length)
    const canceled = [...document.querySelectorAll('cancel')].map((one) => one.getAttribute('sendid'))
    expect(ids).toEqual(expect.arrayContaining(canceled))
  })

  test('is read back from SCXML with the same states and transitions', () => {
    // This reader knows `<send>` but not `<cancel>`.
    const read = toMachine(scxmlOf(chart).replace(/<cancel .*\/>/g, '<log expr="0"/>'), { delimiter: '.' })
    const nodes = read.stateIds.map((id) => read.getStateNodeById(id)).filter(({ parent }) => parent)
    expect(nodes.map(({ key }) => key).sort()).toEqual(statesOf(chart))
    const leads = nodes.flatMap(({ key, type, transitions }) =>
      type === 'history'
        ? []
        : transitions.map(({ target = [] }) => `${key} → ${target.map((one) => one.key).join()}`),
    )
    expect(leads.sort()).toEqual(leadsOf(chart))
    for (const { id, initial } of chart.states.filter(({ kind }) => kind === 'compound')) {
      expect(nodes.find(({ key }) => key === elementId(id))?.initial).toBe(elementId(initial[0] ?? ''))
    }
  })

  test('is read back from JSON with the same states and transitions', () => {
    const read = chartOf(createMachine(JSON.parse(machineJson(chart))))
    // Parameters and the source of functions are not exported.
    const states = ({ states: all }: Chart) => all.map(({ details: _, ...rest }) => rest)
    expect(states(read)).toEqual(states(chart))
    const facts = ({ transitions }: Chart) =>
      transitions
        .map(({ cause: _, details: __, ...rest }) => rest)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
    expect(facts(read)).toEqual(facts(chart))
  })
})
