// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

test('resizes a panel by keyboard and pointer, collapses it, and stores its size', async () => {
  const saved = new Map<string, unknown>([['panel.timeline', { size: 300, isCollapsed: true }]])
  showRoom({
    ports: { memory: { of: (name) => saved.get(name), save: (name, value) => saved.set(name, value) } },
  })
  await screen.findByRole('separator', { name: 'Size of the timeline' })
  await screen.findByRole('button', { name: 'Go to bright' })
  const separator = screen.getByRole('separator', { name: 'Size of the inspector' })
  const size = () => Number(separator.getAttribute('aria-valuenow'))
  const before = size()
  separator.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(size()).toBeGreaterThan(before)
  separator.setPointerCapture = () => undefined
  fireEvent.pointerDown(separator, { clientX: 500 })
  fireEvent.pointerMove(separator, { clientX: 400 })
  fireEvent.pointerUp(separator)
  expect(saved.get('panel.inspector')).toEqual({ size: size(), isCollapsed: false })
  await userEvent.keyboard('{Enter}')
  expect(size()).toBe(0)
  expect(saved.get('panel.inspector')).toMatchObject({ isCollapsed: true })
  const timeline = screen.getByRole('button', { name: 'Timeline' })
  expect(timeline.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(timeline)
  expect(saved.get('panel.timeline')).toEqual({ size: 300, isCollapsed: false })
})

test('shows a machine at an earlier moment of the session, and whether it can continue from there', async () => {
  const root = showRoom()
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  await userEvent.click(await screen.findByRole('button', { name: 'Step back' }))
  const on = await screen.findByRole('treeitem', { name: /^on/ })
  await waitFor(() => expect(on.getAttribute('aria-current')).toBe('true'))
  expect(screen.getByText(/Not possible: a delay is running/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue from here' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Back to the present' }))
  await waitFor(() => expect(on.getAttribute('aria-current')).toBe(null))
})

test('shows an earlier moment among all machines without naming a state, because no actor is chosen', async () => {
  const root = showRoom({ selection: {} })
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  await userEvent.click(await screen.findByRole('button', { name: 'Step back' }))
  await screen.findByRole('button', { name: 'Back to the present' })
  expect(screen.queryByText('Before its first event')).toBe(null)
})

test('Ctrl+K finds a machine with its state, and Enter shows it', async () => {
  showRoom({ selection: {} })
  await screen.findByRole('separator', { name: 'Size of the timeline' })
  await userEvent.keyboard('{Control>}k{/Control}lam')
  const option = await screen.findByRole('option', { name: /machine lamp/ })
  expect(option.textContent).toContain('off')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('tree', { name: 'States of lamp' })).toBeTruthy()
})

test('Ctrl+K opens Find while Caps Lock is on, and Ctrl+Shift+K is left to the browser', async () => {
  showRoom({ selection: {} })
  const field = await screen.findByRole('combobox', { name: /^Find/ })
  await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
  expect(document.activeElement).not.toBe(field)
  await userEvent.keyboard('{Control>}K{/Control}')
  expect(document.activeElement).toBe(field)
})

test('lists an application without a URL by its name only', async () => {
  showRoom({ tab: { title: 'Nightly job', address: '' } })
  expect(await screen.findByRole('option', { name: 'Nightly job' })).not.toBe(null)
  cleanup()
  showRoom({ tab: { title: 'Lamps', address: '/lamps' } })
  expect(await screen.findByRole('option', { name: 'Lamps (/lamps)' })).not.toBe(null)
})

test('distinguishes tabs with the same title and URL by the time since which they are open', async () => {
  const openedAt = (hour: number) => new Date(2026, 10, 24, hour).getTime()
  const tabs = [9, 14].map((hour) => ({
    id: `tab ${hour}`,
    title: 'Lamps',
    address: '/lamps',
    since: openedAt(hour),
  }))
  showRoom({
    selection: {},
    ports: {
      tabs: {
        watch(listener) {
          for (const tab of tabs) listener({ type: 'tab.found', tab })
          return () => undefined
        },
        attach: () => Promise.reject(new Error('No tab is needed.')),
      },
    },
  })
  expect(await screen.findByRole('option', { name: 'Lamps (/lamps), open since 09:00:00' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Lamps (/lamps), open since 14:00:00' })).toBeTruthy()
})

test('offers no link to an application that is no page', async () => {
  const tabs = {
    watch: () => () => undefined,
    attach: () => Promise.reject(new Error('There is no tab.')),
  }
  const later = (_: number, action: () => void) => {
    queueMicrotask(action)
    return () => undefined
  }
  showRoom({ selection: {}, ports: { tabs, later } })
  expect(await screen.findByRole('link', { name: 'Open the application' })).toBeTruthy()
  cleanup()
  showRoom({ selection: {}, ports: { tabs, later, home: undefined } })
  expect(await screen.findByText(/start its Node process/)).toBeTruthy()
  expect(screen.queryByText('Open the application')).toBe(null)
})

test('arrow keys, Home and End choose among the tabs of the timeline', async () => {
  showRoom()
  const log = await screen.findByRole('tab', { name: 'Log' })
  const tabs = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('tab')
  const chosen = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  expect([tabs.indexOf(log), chosen()]).toEqual([0, 0])
  log.focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(chosen()).toBe(1))
  expect(document.activeElement).toBe(tabs[1])
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(chosen()).toBe(tabs.length - 1))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(chosen()).toBe(0))
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(chosen()).toBe(tabs.length - 1))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(chosen()).toBe(0))
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, ...tabs.slice(1).map(() => -1)])
})
