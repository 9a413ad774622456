// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createAbout } from '../src/about/about-source.ts'
import type { Recording } from '../src/record/recording.ts'
import { versionOf } from '../src/record/versions.ts'
import { type Registry, type ReplaySupport, unknownApplication } from '../src/registry.ts'
import type { RoomPorts } from '../src/room-ports.ts'
import { lampMachine } from './lamp.ts'
import { showRoom } from './show.tsx'

afterEach(cleanup)

const recording: Recording = {
  format: 2,
  build: { version: '0.9', id: 'elsewhere' },
  machines: { lamp: versionOf(lampMachine) },
  at: 0,
  starts: [],
  steps: [],
}

/** The ports of a room on its own page, which knows nothing of the application. */
const separate = { registry: unknownApplication, abouts: createAbout(undefined, 'en') }

async function importFile(
  content: string | undefined,
  ports: Partial<RoomPorts> = {},
  registry: Partial<Registry> = {},
): Promise<string[]> {
  const saved: string[] = []
  const files = { save: (name: string) => void saved.push(name), pick: () => Promise.resolve(content) }
  showRoom({ ports: { files, ...ports }, registry })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  return saved
}

test('rejects a recording of other machines, and shows their names and both builds', async () => {
  await importFile(JSON.stringify({ ...recording, machines: { lamp: 'another' } }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Recorded with other versions of these machines: lamp. It was recorded with build 0.9 elsewhere; this is build 1 test.',
  )
  expect(screen.getByRole('button', { name: 'Replay' })).toHaveProperty('disabled', true)
})

test('accepts a recording of the same machines from another build, and shows both builds', async () => {
  await importFile(JSON.stringify(recording))
  const said = await screen.findByText(/Recorded with build 0\.9 elsewhere; this is build 1 test\./)
  expect(said.textContent).toContain('Recorded session: 0 steps')
  expect(screen.getByRole('button', { name: 'Replay' })).toHaveProperty('disabled', false)
})

test('compares the build with that of the inspected application, if both are known', async () => {
  await importFile(JSON.stringify({ ...recording, build: { version: '1', id: 'test' } }), separate)
  await screen.findByText(/^Recorded session: 0 steps\s*$/)
  cleanup()
  await importFile(JSON.stringify(recording), separate)
  await screen.findByText(/Recorded with build 0\.9 elsewhere; this is build 1 test\./)
  cleanup()
  await importFile(JSON.stringify({ ...recording, build: { version: '', id: '' } }), separate)
  await screen.findByText(/^Recorded session: 0 steps\s*$/)
})

const report = { format: 'report', at: 0, build: {}, problem: '', actors: [], views: [], events: [] }

test('says that a recording was made with a newer version', async () => {
  await importFile(JSON.stringify({ ...recording, format: 3 }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/made with a newer version/)
})

test.each([
  { format: 1 },
  { ...recording, starts: [{}] },
  { ...report, build: null },
  { ...report, actors: [null] },
  { ...report, events: [1] },
  { ...report, views: [{}] },
  { ...report, machines: [{ name: 'lamp' }] },
])('rejects a file that is neither a recording nor a problem report, or is damaged: %j', async (content) => {
  await importFile(JSON.stringify(content))
  expect((await screen.findByRole('alert')).textContent).toMatch(/neither a recording nor a problem report/)
})

test('shows no error if no file is chosen', async () => {
  await importFile(undefined)
  const button = screen.getByRole('button', { name: 'Import' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('cannot import a file during a replay, and counts its steps like those of the recording', async () => {
  const steps = Array.from({ length: 1_410 }, () => ({
    at: 0,
    recordedInputs: [],
    kind: 'stop',
    actor: 'lamp',
    to: {},
  }))
  const openHere: RoomPorts['openHere'] = () => ({
    link: {
      ask: () => new Promise(() => undefined),
      onChange: () => () => undefined,
      close: () => undefined,
    },
    step: () => new Promise(() => undefined),
  })
  await importFile(JSON.stringify({ ...recording, steps }), { openHere }, { replaying: {} as ReplaySupport })
  await screen.findByText(/^Recorded session: 1,410 steps/)
  await userEvent.click(screen.getByRole('button', { name: 'Replay' }))
  await screen.findByText('Step 0 of 1,410')
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true)
})

test('saves a recording as a Vitest test if the inspected application says where, also in a room on its own page', async () => {
  const replaying = { test: { replaying: './replaying.ts' } } as ReplaySupport
  const saved = await importFile(JSON.stringify(recording), separate, { replaying })
  await userEvent.click(await screen.findByRole('button', { name: 'Save as Vitest file' }))
  expect(saved).toEqual(['session.test.ts'])
})

test('the browser asks before it leaves the page of a room that records, because the recording would be lost', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  showRoom()
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  await screen.findByText(/^Recording: /)
  expect(isAsked()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText(/^Recorded session: /)
  await waitFor(() => expect(isAsked()).toBe(false))
})
