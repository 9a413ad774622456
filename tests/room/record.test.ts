import { expect, test } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts'
import { openHere } from '../../packages/room/src/record/open-here.ts'
import { replayWhole, startReplay } from '../../packages/room/src/record/replay.ts'
import { supportedStage } from '../../packages/room/src/record/stage.ts'
import { changedMachines, isRecording, versionOf } from '../../packages/room/src/record/versions.ts'
import { replaying } from '../../src/app/machine-room/replaying.ts'
import { nextTurn } from '../wait.ts'
import {
  recordedFromHalfFilledForm,
  recordedPurchase,
  recordedSearch,
  registry,
  secrets,
} from './purchase.ts'

test('a recorded purchase can be replayed, and its file contains no secret', async () => {
  const { recording, written, states } = await recordedPurchase()
  for (const secret of secrets) expect(written).not.toContain(secret)
  const replayed = replayWhole(recording, replaying)
  expect(replayed.difference).toBeUndefined()
  expect(replayed.states).toEqual(states)
  expect(replayed.states.checkout).toBe('placed')
})

test('a recording that starts in a half-filled form replays from there', async () => {
  const replayed = replayWhole(await recordedFromHalfFilledForm(), replaying)
  expect(replayed.difference).toBeUndefined()
  expect(replayed.states.checkout).toBe('placed')
})

test('a replay reports the step at which it diverges', async () => {
  const { recording } = await recordedPurchase()
  const paid = recording.steps.findIndex(({ to }) => to.checkout === 'placed')
  const steps = recording.steps.map((step, at) =>
    at === paid ? { ...step, to: { ...step.to, checkout: 'open.declined' } } : step,
  )
  expect(replayWhole({ ...recording, steps }, replaying).difference).toEqual({
    step: paid + 1,
    actor: 'checkout',
    expected: 'open.declined',
    found: 'placed',
  })
})

test('a recording detects a machine that has changed since', async () => {
  const { recording } = await recordedPurchase()
  expect(changedMachines(recording, registry.machines)).toEqual([])
  expect(recording.machines.checkout).toBe(versionOf(checkoutMachine))
  expect(isRecording(recording)).toBe(true)
  expect(isRecording({ ...recording, at: 1e20 })).toBe(false)
  expect(isRecording({ ...recording, steps: [...recording.steps, null] })).toBe(false)
  const [first] = recording.steps
  expect(isRecording({ ...recording, steps: [{ ...first, to: undefined }] })).toBe(false)
  const other = { ...recording, machines: { ...recording.machines, checkout: 'another' } }
  expect(changedMachines(other, registry.machines)).toEqual(['checkout'])
})

test('a promise that waits for another actor gets its outcome from the recording, however long the pauses are', async () => {
  const recording = await recordedSearch()
  expect(recording.steps.length).toBeGreaterThan(3)
  const replay = startReplay(recording, (moment) => supportedStage(moment, replaying))
  for (const _ of recording.steps) {
    expect(replay.step()).toBeUndefined()
    await nextTurn()
  }
  expect(replay.states().get('search')).toBe('open.suggesting.complete')
  replay.close()
})

test('a step that cannot be replayed is reported, and does not stop the player silently', async () => {
  const { recording } = await recordedPurchase()
  const broken = { ...recording, steps: recording.steps.map((step) => ({ ...step, to: null as never })) }
  const later = () => () => undefined
  const replay = await openHere(broken, replaying, { registry, clock: { now: () => 0 }, later } as never)
  await expect(replay.step()).rejects.toThrow(TypeError)
  replay.link.close()
})
