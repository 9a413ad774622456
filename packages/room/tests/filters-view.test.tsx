// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInspectorUrl } from '../src/browser/inspector-url.ts'
import { lampMachine } from './lamp.ts'
import { showRoom } from './show.tsx'

beforeEach(() => history.replaceState(null, '', '/inspect'))
afterEach(cleanup)

const fan = {
  name: 'fan',
  title: 'air/fan',
  group: 'air',
  machine: lampMachine,
  purpose: 'Blows.',
  layouts: [],
  model: undefined,
}

test('lists the machines by group, and stores the filter in the URL', async () => {
  const inspectorUrl = createInspectorUrl('/inspect')
  showRoom({
    selection: {},
    registry: {
      groups: [{ id: 'air', label: () => 'Air' }],
      machines: [fan, { ...fan, name: 'lamp', title: 'lamp', group: undefined, purpose: 'Shines.' }],
    },
    ports: { inspectorUrl },
  })
  const air = await screen.findByRole('region', { name: 'Air' })
  expect(within(air).getByRole('link', { name: /^air\/fan/ })).toBeTruthy()
  const others = screen.getByRole('region', { name: 'Other machines' })
  expect(within(others).getByRole('link', { name: /^lamp/ })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter machines' }), 'blow')
  expect(screen.queryByRole('region', { name: 'Other machines' })).toBe(null)
  expect(location.search).toBe('?machines=blow')
})

test('shows no groups and no faults if the application has none', async () => {
  showRoom({ selection: {}, registry: { machines: [{ ...fan, group: undefined }], faults: [] } })
  expect(await screen.findByRole('link', { name: /^air\/fan/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Other machines' })).toBe(null)
  expect(await screen.findByRole('tab', { name: 'Breakpoints' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Inject a fault' })).toBe(null)
})

test('stores the filter of the log and the chosen coverage in the URL', async () => {
  const inspectorUrl = createInspectorUrl('/inspect')
  const root = showRoom({ ports: { inspectorUrl } })
  const log = await screen.findByRole('log')
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'age' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'break')
  await waitFor(() => expect(within(screen.getByRole('log')).queryByText('press')).toBe(null))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shown on the chart' }), 'This session')
  expect(inspectorUrl.read().filters).toMatchObject({ overlay: 'session', log: { text: 'break' } })
  expect(history.length).toBeGreaterThan(0)
  expect(log).toBeTruthy()
})

test('stores the chosen panel in the URL', async () => {
  const inspectorUrl = createInspectorUrl('/inspect')
  showRoom({ ports: { inspectorUrl } })
  await screen.findByRole('tab', { name: 'Breakpoints' })
  await userEvent.type(screen.getByRole('combobox', { name: 'Find' }), 'breakpoints{Enter}')
  expect(screen.getByRole('tab', { name: 'Breakpoints', selected: true })).toBeTruthy()
  expect(location.search).toContain('panel=breakpoints')
})

test('keeps what was typed into the search before the application was connected', async () => {
  showRoom()
  const field = screen.getByRole('combobox', { name: 'Find' })
  fireEvent.change(field, { target: { value: 'press' } })
  await screen.findByRole('log')
  expect(screen.getByRole('combobox', { name: 'Find' })).toBe(field)
  expect(field).toHaveProperty('value', 'press')
  expect(await screen.findByRole('option', { name: /press/ })).toBeTruthy()
})

test('shows a hint until it is dismissed, and does not show it at the next visit', async () => {
  const saved = new Map<string, unknown>()
  const memory = {
    of: (name: string) => saved.get(name),
    save: (name: string, value: unknown) => void saved.set(name, value),
  }
  showRoom({ selection: {}, ports: { memory } })
  const hint = await screen.findByText(/Every event with the states/)
  await userEvent.click(within(hint).getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(/Every event with the states/)).toBe(null)
  cleanup()
  showRoom({ selection: {}, ports: { memory } })
  await screen.findByRole('log')
  expect(screen.queryByText(/Every event with the states/)).toBe(null)
})

test('opens on the machine that has refused an event last, and filters the log by its actor', async () => {
  const inspectorUrl = createInspectorUrl('/inspect')
  const root = showRoom({ selection: {}, ports: { inspectorUrl } })
  for (let count = 0; count < 5; count += 1) root.send({ type: 'press' })
  expect(await screen.findByRole('tree', { name: 'States of lamp' })).toBeTruthy()
  expect(screen.getByText(/^Refused: press from outside/)).toBeTruthy()
  expect(inspectorUrl.read()).toMatchObject({
    selection: { machine: 'lamp' },
    filters: { log: { actor: 'root' } },
  })
})

test('shows the machine of a log row in its state after that event', async () => {
  const root = showRoom({ selection: {} })
  const log = await screen.findByRole('log')
  root.send({ type: 'press' })
  const [row] = await within(log).findAllByText('press')
  if (row) await userEvent.click(row)
  expect(await screen.findByRole('tree', { name: 'States of lamp' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to the present' })).toBeTruthy()
})
