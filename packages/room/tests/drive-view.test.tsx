// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { showRoom, showRoomOf } from './show.tsx'

afterEach(cleanup)

test('drives the lamp to a state, pauses it there, and logs the events', async () => {
  const root = showRoom()
  await userEvent.click(await screen.findByRole('button', { name: 'Go to bright' }))
  await waitFor(() => expect(root.getSnapshot().value).toEqual({ on: 'bright' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Path' }))
  expect(await within(screen.getByRole('log')).findAllByText('press')).not.toEqual([])
})

test('shows the present again when an event is sent or a state is chosen while the past is shown', async () => {
  const root = showRoom()
  await screen.findByRole('button', { name: 'Send press' })
  for (const action of ['Send press', 'Go to bright']) {
    root.send({ type: 'press' })
    root.send({ type: 'press' })
    const back = await screen.findByRole<HTMLButtonElement>('button', { name: 'Step back' })
    await waitFor(() => expect(back.disabled).toBe(false))
    await userEvent.click(back)
    await screen.findByRole('button', { name: 'Back to the present' })
    await userEvent.click(screen.getByRole('button', { name: action }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to the present' })).toBeNull())
  }
  expect(await screen.findByText(/^Arrived at/)).toBeTruthy()
})

test('says that the actor was started again, where that is the only path', async () => {
  const seal = createMachine({
    id: 'seal',
    initial: 'whole',
    states: { whole: { on: { break: 'broken' } }, broken: { on: { look: 'broken' } } },
  })
  const root = createActor(createMachine({ id: 'letter', invoke: { id: 'seal', src: seal } })).start()
  showRoomOf(root, { selection: { machine: 'seal' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send break' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Go to whole' }))
  const path = await screen.findByRole('region', { name: 'Path' })
  await waitFor(() => expect(path.textContent).toMatch(/Started again *→ whole/))
  expect(path.textContent).not.toMatch(/xstate\.init|simulated/)
})

test('does not say that an actor in a final state is paused', async () => {
  const parcel = createMachine({
    id: 'parcel',
    initial: 'sent',
    states: { sent: { on: { arrive: 'delivered' } }, delivered: { type: 'final' } },
  })
  showRoomOf(createActor(parcel).start(), { selection: { machine: 'parcel' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to delivered' }))
  const path = await screen.findByRole('region', { name: 'Path' })
  await waitFor(() => expect(path.textContent).toContain('arrive'))
  expect(within(path).queryByRole('button', { name: 'Continue' })).toBe(null)
})

test('names the payload without which no path is found, until it was sent once', async () => {
  const lock = createMachine({
    id: 'lock',
    initial: 'shut',
    states: {
      shut: { on: { knock: 'shut', enter: { guard: ({ event }) => event['code'] === 7, target: 'open' } } },
      open: { on: { close: 'shut' } },
    },
  })
  const root = createActor(lock).start()
  showRoomOf(root, { selection: { machine: 'lock' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Go to open' }))
  const path = await screen.findByRole('region', { name: 'Path' })
  await waitFor(() => expect(path.textContent).toMatch(/read a payload .+ send it once: enter \(code\)\./))
  root.send({ type: 'enter', code: 7 })
  root.send({ type: 'close' })
  await userEvent.click(screen.getByRole('button', { name: 'Go to open' }))
  await waitFor(() => expect(path.textContent).toContain('Arrived at open.'))
  expect(path.textContent).not.toContain('send it once')
})

test('sends an entered payload, unless its type differs from the example', async () => {
  const root = showRoom()
  await userEvent.click(await screen.findByRole('button', { name: 'Send press' }))
  await waitFor(() => expect(root.getSnapshot().matches('on')).toBe(true))
  const payload = screen.getByRole('textbox', { name: 'Payload of break', hidden: true })
  await userEvent.clear(payload)
  await userEvent.type(payload, '{{"why": 7}')
  await userEvent.click(screen.getByRole('button', { name: 'Send break' }))
  expect(await screen.findByText('should be text')).toBeTruthy()
  await userEvent.clear(payload)
  await userEvent.type(payload, '7')
  await userEvent.click(screen.getByRole('button', { name: 'Send break' }))
  expect(await screen.findByText('The payload should be an object.')).toBeTruthy()
  expect(screen.getByText('Nothing was sent.')).toBeTruthy()
})

test('answers a promise with a typed value if the value is JSON', async () => {
  const root = showRoom()
  await userEvent.click(await screen.findByText('Another answer'))
  const value = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value for warm' })
  await userEvent.type(value, 'hot')
  await userEvent.click(screen.getByRole('button', { name: 'Use this answer' }))
  await waitFor(() => expect(value.validationMessage).toMatch(/^Enter JSON/))
  await userEvent.clear(value)
  await userEvent.type(value, '"hot"')
  await userEvent.click(screen.getByRole('button', { name: 'Use this answer' }))
  const answer = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Answer of warm' })
  await waitFor(() => expect(answer.selectedOptions[0]?.textContent).toBe('Succeeds "hot"'))
  root.send({ type: 'press' })
  await waitFor(() => expect(root.getSnapshot().value).toEqual({ on: 'bright' }))
  expect(root.getSnapshot().children.warm?.getSnapshot().output).toBe('hot')
})

test('restarts an actor from the list of actors', async () => {
  const root = showRoom()
  root.send({ type: 'press' })
  await userEvent.click(await screen.findByRole('tab', { name: 'Actors' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Start .+ again$/ }))
  await waitFor(() => expect(root.getSnapshot().value).toBe('off'))
})

test('sends an event for a wildcard after its type is typed', async () => {
  const player = createMachine({
    id: 'player',
    initial: 'playing',
    states: { playing: { on: { 'track.*': 'ended' } }, ended: {} },
  })
  const root = createActor(player).start()
  showRoomOf(root, { selection: { machine: 'player' } })
  const type = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Event type for track.*' })
  const send = screen.getByRole('button', { name: 'Send track.*' })
  expect(type.value).toBe('track.')
  await userEvent.click(send)
  expect(type.validity.patternMismatch).toBe(true)
  await userEvent.type(type, 'stop')
  await userEvent.click(send)
  await waitFor(() => expect(root.getSnapshot().value).toBe('ended'))
})

test('says that an actor has ended, and offers no events for it', async () => {
  const root = showRoom()
  await screen.findByRole('button', { name: 'Send press' })
  root.stop()
  expect(await screen.findByText('None: the actor has ended.')).toBeTruthy()
  expect(await screen.findByText('The actor has ended and receives no events.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Send / })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Go to on' }))
  expect(await screen.findByText('The actor has ended, so it cannot go to on.')).toBeTruthy()
})
