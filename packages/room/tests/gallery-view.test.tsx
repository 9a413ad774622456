// @vitest-environment jsdom
import type { Chart, ChartLayout } from '@statecart/chart'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createActor, createMachine, sendTo, spawnChild, stopChild } from 'xstate'
import { createAbout } from '../src/about/about-source.ts'
import { describeMachine } from '../src/about/describe.ts'
import { everythingIn } from '../src/find/results.ts'
import { createLayouts } from '../src/layouts/layouts.ts'
import { showRoomOf } from './show.tsx'

afterEach(cleanup)

const bulb = createMachine({
  id: 'bulb',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { id: 'shining' }, broken: {} },
})

/** Starts two bulbs in different states. */
const lights = createMachine({
  id: 'lights',
  entry: [spawnChild(bulb, { id: 'one' }), spawnChild(bulb, { id: 'two' }), sendTo('one', { type: 'press' })],
})

const layoutOf = ({ states }: Chart): ChartLayout => ({
  width: 90,
  height: 90,
  wrap: 20,
  // The horizontal position tells the states apart.
  states: Object.fromEntries(states.map(({ id }, at) => [id, [at, 0, 9, 9]])),
  labels: {},
  dots: {},
  lines: [],
})

test('marks the active states of all actors of a machine in the gallery, also those with ids of their own', async () => {
  showRoomOf(createActor(lights).start(), {
    selection: {},
    registry: { machines: [] },
    ports: { layouts: createLayouts((chart) => Promise.resolve([layoutOf(chart)])) },
  })
  const link = await screen.findByRole('link', { name: /^bulb/ })
  await waitFor(() => expect(link.querySelector('code')?.textContent).toBe('lit · dark'))
  const marked = [...link.querySelectorAll('rect[data-active]')].map((rect) => rect.getAttribute('x'))
  // The states are the machine itself, dark, lit and broken.
  expect(marked).toEqual(['1', '2'])
})

test('offers the actors of a machine by the names that the log has for them', async () => {
  const entry = ['left', 'right'].map((systemId) => spawnChild(bulb, { id: `${systemId} bulb`, systemId }))
  const pair = createMachine({ id: 'pair', entry })
  showRoomOf(createActor(pair).start(), { selection: { machine: 'bulb' }, registry: { machines: [] } })
  expect(await screen.findByRole('option', { name: /^left x:\d+, active$/ })).toBeTruthy()
})

test('shows the actor that runs the new machine after a hot reload, also if the old actor was selected', async () => {
  const changed = createMachine({ id: 'bulb', initial: 'dim', states: { dim: {} } })
  const swapping = createMachine({
    id: 'swapping',
    entry: spawnChild(bulb, { id: 'one' }),
    on: { swap: { actions: [stopChild('one'), spawnChild(changed, { id: 'two' })] } },
  })
  const root = createActor(swapping).start()
  const { one } = root.getSnapshot().children
  showRoomOf(root, {
    selection: { machine: 'bulb', actor: one?.sessionId ?? '' },
    registry: { machines: [] },
  })
  await screen.findByRole('button', { name: 'Go to lit' })
  root.send({ type: 'swap' })
  const [row] = await screen.findAllByRole('treeitem', { name: /^dim/ })
  await waitFor(() => expect(row?.getAttribute('aria-current')).toBe('true'))
})

test('names the state that was reached by its path, also if it has an id of its own', async () => {
  showRoomOf(createActor(bulb).start(), { selection: { machine: 'bulb' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to lit' }))
  expect(await screen.findByText('Arrived at lit.')).toBeTruthy()
})

test('results of a search are unique, also for machines without an id', () => {
  const toggles = ['toggle', 'toggle 2'].map((name) =>
    describeMachine(
      {
        name,
        title: name,
        machine: createMachine({ initial: 'off', states: { off: {}, on: {} } }),
        purpose: '',
        layouts: [],
        model: undefined,
      },
      'en',
    ),
  )
  const sources = { scenarios: [], actors: [], panels: [], scenarioAddress: () => '' }
  const ids = everythingIn({ ...sources, machines: toggles }).map(({ id }) => id)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

test('says why the machines of the application could not be listed', async () => {
  let isBroken = false
  const purposeIn = () => {
    if (isBroken) throw new Error('there is no purpose')
    return undefined
  }
  showRoomOf(createActor(bulb).start(), {
    selection: {},
    registry: {
      machines: [
        { name: 'bulb', title: 'bulb', machine: bulb, purpose: '', purposeIn, layouts: [], model: undefined },
      ],
    },
    ports: { abouts: createAbout(undefined, 'en') },
  })
  isBroken = true
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The machines of the application could not be listed: there is no purpose',
  )
})
