// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const nodesIn = (element: HTMLElement) => element.querySelectorAll('*').length

test('renders only the visible rows of 10,000 events, in the log and in the sequence diagram', async () => {
  const root = showRoom({ selection: {} })
  const log = await screen.findByRole('log')
  for (let count = 0; count < 10_000; count += 1) root.send({ type: 'break', why: `${count}` })
  await screen.findByText('10,000 events')
  expect(within(log).getAllByText('break')).toHaveLength(60)
  expect(nodesIn(log)).toBeLessThan(450)
  await userEvent.click(screen.getByRole('tab', { name: 'Sequence' }))
  const sequence = await screen.findByRole('region', { name: 'Sequence' })
  await waitFor(() => expect(within(sequence).getAllByRole('listitem')).toHaveLength(60))
  expect(nodesIn(sequence)).toBeLessThan(600)
})

test('filters the log, and shows the guards of each event', async () => {
  const root = showRoom({ selection: {} })
  const log = await screen.findByRole('log')
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'age' })
  const [pressed] = await within(log).findAllByText('press')
  if (pressed) await userEvent.click(pressed)
  const detail = await screen.findByRole('region', { name: 'Selected event' })
  expect(within(detail).getByText('mayShine').parentElement?.textContent).toContain('was true')
  expect(within(detail).getByText(/lit = 0 · limit = 2/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ignored only' }))
  await waitFor(() => expect(within(log).queryByText('press')).toBe(null))
  expect(within(log).getByText('break')).toBeTruthy()
})

test('lists sender, event and receiver, with arrow key navigation', async () => {
  const root = showRoom({ selection: {} })
  await userEvent.click(await screen.findByRole('tab', { name: 'Sequence' }))
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  const sequence = await screen.findByRole('region', { name: 'Sequence' })
  const presses = await within(sequence).findAllByRole('button', { name: /from outside → root: press/ })
  expect(presses).toHaveLength(2)
  presses[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).not.toBe(presses[0]?.textContent)
  expect(sequence.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(presses[0])
})

test('keeps the focus in the log after the row with the focus was scrolled out of view', async () => {
  const root = showRoom({ selection: {} })
  const log = await screen.findByRole('log')
  for (let count = 0; count < 200; count += 1) root.send({ type: 'break', why: `${count}` })
  await screen.findByText('200 events')
  const last = within(log).getAllByRole('button').at(-1)
  last?.focus()
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(200 * 26)
  fireEvent.scroll(log, { target: { scrollTop: 0 } })
  await waitFor(() => expect(last?.isConnected).toBe(false))
  expect(document.activeElement).toBe(log)
})

test('scrolls the sequence diagram to the newest event, and to a selected one', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(160)
  const root = showRoom({ selection: {} })
  await userEvent.click(await screen.findByRole('tab', { name: 'Sequence' }))
  root.send({ type: 'press' })
  const sequence = await screen.findByRole('region', { name: 'Sequence' })
  const [press] = await within(sequence).findAllByRole('button', { name: /from outside → root: press/ })
  // Lanes are 150 pixels wide, and root has the second one.
  await waitFor(() => expect(sequence.scrollLeft).toBe(145))
  sequence.scrollLeft = 0
  if (press) await userEvent.click(press)
  await waitFor(() => expect(sequence.scrollLeft).toBe(145))
})
