// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { showRoom, showRoomOf } from './show.tsx'

afterEach(cleanup)

test('lists a breakpoint on a guard by the event and the guard, as the chart names them', async () => {
  showRoom()
  await userEvent.click(await screen.findByRole('button', { name: 'Break on guard mayShine' }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Breakpoints' }))
  expect(await screen.findByText('press [mayShine]', { selector: 'code' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Remove ?press \[mayShine\]$/ }))
  await screen.findByText(/^No breakpoints yet/)
})

test('names the next waiting event, and after the last one the event at which the application has paused', async () => {
  const root = createActor(createMachine({ id: 'bell', on: { press: {} } })).start()
  showRoomOf(root, { selection: { machine: 'bell' }, registry: { machines: [] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Break on press' }))
  root.send({ type: 'press' })
  await screen.findByText(/^Paused at press for /)
  await userEvent.click(screen.getByRole('button', { name: 'Process one event' }))
  await screen.findByText(/^Paused after press for /)
})

test('offers no breakpoints in a replay, which would differ from its recording while an event waits', async () => {
  const root = showRoom()
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByText(/^Recording: /)
  root.send({ type: 'press' })
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByRole('button', { name: 'Break on press' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), 'Step by step')
  await userEvent.click(screen.getByRole('button', { name: 'Replay' }))
  await screen.findByRole('button', { name: 'Next' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Break on press' })).toBe(null))
  await screen.findByRole('button', { name: 'Go to bright' })
  await userEvent.click(screen.getByRole('tab', { name: 'Breakpoints' }))
  await screen.findByText(/^A replay has no breakpoints/)
})
