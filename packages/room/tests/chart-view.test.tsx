// @vitest-environment jsdom
import { type Chart, type ChartLayout, chartOf } from '@statecart/chart'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { createLayouts } from '../src/layouts/layouts.ts'
import { showRoomOf } from './show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const searchMachine = setup({
  types: {
    context: {} as { first: string },
    events: {} as { type: 'search'; text: string } | { type: 'reset' },
  },
  actors: { fetch: fromPromise<string[]>(() => new Promise(() => undefined)) },
  delays: { patience: 60_000 },
}).createMachine({
  id: 'search',
  context: { first: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetch',
        src: 'fetch',
        onDone: { target: 'shown', actions: assign({ first: ({ event }) => event.output[0] ?? '' }) },
      },
      on: { reset: { target: 'loading', reenter: true } },
      after: { patience: 'late' },
    },
    shown: {},
    late: {},
  },
})

/** A layout in which all boxes have the same place. */
const layoutOf = ({ states, transitions }: Chart): ChartLayout => ({
  width: 100,
  height: 100,
  wrap: 20,
  states: Object.fromEntries(states.map(({ id }) => [id, [0, 0, 90, 90]])),
  labels: Object.fromEntries(transitions.map(({ id }) => [id, [0, 0, 30, 20]])),
  dots: {},
  lines: [],
})

/** Reports a size for the frame of the chart, because jsdom has no layout. */
function measureElements(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #listener: () => void
      constructor(listener: () => void) {
        this.#listener = listener
      }
      observe(): void {
        this.#listener()
      }
      disconnect(): void {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
}

function labelOf(cause: string): Promise<Element> {
  const id = chartOf(searchMachine).transitions.find((one) => one.cause.startsWith(cause))?.id
  return waitFor(() => {
    const labels = [...document.querySelectorAll<SVGElement>('[data-transition][data-possible]')]
    const label = labels.find(({ dataset }) => dataset['transition'] === id)
    if (!label) throw new Error(`The chart has no possible transition ${cause}`)
    return label
  })
}

function showSearch() {
  measureElements()
  const root = createActor(searchMachine).start()
  showRoomOf(root, {
    selection: { machine: 'search' },
    ports: { layouts: createLayouts((chart) => Promise.resolve([layoutOf(chart)])) },
  })
  return root
}

test('says that the chart is being drawn, and that it cannot be drawn', async () => {
  let fail = (_: Error) => {}
  const laidOut = new Promise<never>((_, reject) => {
    fail = reject
  })
  showRoomOf(createActor(searchMachine).start(), {
    selection: { machine: 'search' },
    ports: { layouts: createLayouts(() => laidOut) },
  })
  await screen.findByText('The chart is being drawn…')
  fail(new Error('too large'))
  await screen.findByText('This chart cannot be drawn. Its states are listed under States.')
})

test('a click on an event whose payload is unknown opens its form and sends nothing', async () => {
  const root = showSearch()
  await userEvent.click(await labelOf('done fetch'))
  const menu = await screen.findByRole('region', { name: 'done fetch' })
  expect(within(menu).getByRole('textbox', { name: /^Payload of/ })).toBeTruthy()
  await userEvent.click(await labelOf('reset'))
  await screen.findByRole('region', { name: 'reset' })
  expect(within(screen.getByRole('log')).queryByText('reset')).toBeNull()
  expect(root.getSnapshot()).toMatchObject({ status: 'active', value: 'loading' })
})

test('a click sends an event that was seen without a payload', async () => {
  const root = showSearch()
  root.send({ type: 'reset' })
  const child = root.getSnapshot().children['fetch']
  await userEvent.click(await labelOf('reset'))
  await waitFor(() => expect(root.getSnapshot().children['fetch']).not.toBe(child))
})

test('a click on a delay lets it elapse', async () => {
  const root = showSearch()
  await userEvent.click(await labelOf('after patience'))
  await waitFor(() => expect(root.getSnapshot().value).toBe('late'))
})
